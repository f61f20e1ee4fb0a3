import { expect, it } from 'vitest'
import { codeLength, demoCode, extractCode, isCompleteCode } from './one-time-code'

it('a code has any six characters', () => {
  expect(isCompleteCode('41728')).toBe(false)
  expect(isCompleteCode('417285')).toBe(true)
  expect(isCompleteCode('abc12!')).toBe(true)
})

it('the demo code is complete', () => {
  expect(demoCode).toHaveLength(codeLength)
})

it('the code is extracted from a pasted message, and letters stay', () => {
  expect(extractCode('Yourdemocodeis417285.')).toBe('417285')
  expect(extractCode('abc12!')).toBe('abc12!')
  expect(extractCode('4172')).toBe('4172')
})
