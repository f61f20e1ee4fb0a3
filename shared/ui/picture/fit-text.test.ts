import { expect, test } from 'vitest'
import { fitText } from './fit-text'

/** Every letter is half as wide as it is high. */
const widthAt = (text: string, sizePx: number) => ([...text].length * sizePx) / 2
const box = { maxWidthPx: 100, maxLines: 2, sizesPx: [20, 10] as const }
const fit = (text: string) => fitText(text, widthAt, box)

test('a short text is one line in the largest size', () => {
  expect(fit('Diya is 30')).toEqual({ sizePx: 20, lines: ['Diya is 30'] })
})

test('a longer text breaks between words, in the largest size that fits', () => {
  expect(fit('Diya turns thirty')).toEqual({ sizePx: 20, lines: ['Diya turns', 'thirty'] })
  expect(fit('Diya finally turns thirty')).toEqual({
    sizePx: 10,
    lines: ['Diya finally turns', 'thirty'],
  })
})

test('a word that is wider than a line becomes smaller before it is broken', () => {
  expect(fit('Housewarming')).toEqual({ sizePx: 10, lines: ['Housewarming'] })
  expect(fit('a'.repeat(25))).toEqual({ sizePx: 10, lines: ['a'.repeat(20), 'a'.repeat(5)] })
})

test('what fits in no size ends with an ellipsis', () => {
  const { sizePx, lines } = fit('word '.repeat(30))
  expect(sizePx).toBe(10)
  expect(lines).toEqual(['word word word word', 'word word word word…'])
  for (const line of lines) expect(widthAt(line, sizePx)).toBeLessThanOrEqual(100)
})

test('a Hindi syllable is not cut', () => {
  const { lines } = fit('कि'.repeat(60))
  expect(lines).toEqual(['कि'.repeat(10), `${'कि'.repeat(9)}…`])
})

test('an empty text has no lines', () => {
  expect(fit(' ')).toEqual({ sizePx: 20, lines: [] })
})
