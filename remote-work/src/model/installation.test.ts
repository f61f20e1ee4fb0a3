import { expect, test } from 'vitest'
import { installMethodOf, isEvictedAfterAWeek } from './installation'

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

test('what is stored is deleted after a week in Safari alone, and not in an installed app', () => {
  const [apple, google] = ['Apple Computer, Inc.', 'Google Inc.']
  expect(isEvictedAfterAWeek(apple, { isStandaloneDisplay: false })).toBe(true)
  expect(isEvictedAfterAWeek(apple, { isStandaloneDisplay: false, standalone: true })).toBe(false)
  expect(isEvictedAfterAWeek(apple, { isStandaloneDisplay: true })).toBe(false)
  expect(isEvictedAfterAWeek(google, { isStandaloneDisplay: false })).toBe(false)
})
