import { expect, test } from 'vitest'
import { installMethodOf } from './installation'

test('an app that is installed is not offered again', () => {
  expect(installMethodOf(true, { isStandaloneDisplay: true })).toBeNull()
  expect(installMethodOf(false, { isStandaloneDisplay: false, standalone: true })).toBeNull()
})

test('the browser’s dialog is used where there is one, and the share sheet on an iPhone', () => {
  expect(installMethodOf(true, { isStandaloneDisplay: false })).toBe('dialog')
  expect(installMethodOf(false, { isStandaloneDisplay: false, standalone: false })).toBe(
    'share-sheet',
  )
  expect(installMethodOf(false, { isStandaloneDisplay: false })).toBeNull()
})
