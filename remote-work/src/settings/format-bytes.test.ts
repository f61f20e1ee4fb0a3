import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes'

test.each([
  [0, '0 kB'],
  [340_000, '340 kB'],
  [1_234_567, '1.2 MB'],
  [45_600_000, '46 MB'],
  [2_000_000_000, '2 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text)
})

test('digits are Latin in Hindi too', () => {
  expect(formatBytes(1_234_567, 'hi')).toContain('1.2')
})
