import { expect, test } from 'vitest'
import { withSize } from './load-svg'

test('an image with a view box gets a size; its parts keep theirs', () => {
  expect(withSize('<svg viewBox="0 0 4 3"><rect width="2" height="1"/></svg>', 1080, 810)).toBe(
    '<svg viewBox="0 0 4 3" width="1080" height="810"><rect width="2" height="1"/></svg>',
  )
})

test('a size that is there already is replaced, because XML refuses a second one', () => {
  expect(withSize('<svg width="120" height="20" viewBox="0 0 120 20"></svg>', 360, 60)).toBe(
    '<svg viewBox="0 0 120 20" width="360" height="60"></svg>',
  )
})
