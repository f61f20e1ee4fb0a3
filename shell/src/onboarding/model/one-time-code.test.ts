import { expect, it } from 'vitest'
import { codeIn, codeLength, demoCode, isWholeCode } from './one-time-code'

it('a code has six characters, of any kind', () => {
  expect(isWholeCode('41728')).toBe(false)
  expect(isWholeCode('417285')).toBe(true)
  expect(isWholeCode('abc12!')).toBe(true)
})

it('the demo code is a whole one', () => {
  expect(demoCode).toHaveLength(codeLength)
})

it('the code is found in a pasted message, and letters are left as they are', () => {
  expect(codeIn('Yourdemocodeis417285.')).toBe('417285')
  expect(codeIn('abc12!')).toBe('abc12!')
  expect(codeIn('4172')).toBe('4172')
})
