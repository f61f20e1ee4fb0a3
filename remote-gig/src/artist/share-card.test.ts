import { expect, test, vi } from 'vitest'
import { shareCard } from './share-card'

const card = { title: 'Ira Menon on Baithak', text: 'Ira Menon, verified performer on Baithak' }
const refuses = () => Promise.reject(new DOMException('no', 'NotAllowedError'))

test('the device shares the card where it can', async () => {
  const share = vi.fn(async () => {})
  expect(await shareCard(card, { share })).toBe('shared')
  expect(share).toHaveBeenCalledWith(card)
})

test('an artist who changes her mind is left alone', async () => {
  const writeText = vi.fn()
  const share = () => Promise.reject(new DOMException('no', 'AbortError'))
  expect(await shareCard(card, { share, clipboard: { writeText } as never })).toBe('dismissed')
  expect(writeText).not.toHaveBeenCalled()
})

test('where sharing is refused or unknown, the card is copied', async () => {
  const writeText = vi.fn(async () => {})
  const clipboard = { writeText } as never
  expect(await shareCard(card, { share: refuses, clipboard })).toBe('copied')
  expect(await shareCard(card, { clipboard })).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(card.text)
})

test('when both refuse, the artist is told', async () => {
  expect(await shareCard(card, { clipboard: { writeText: refuses } as never })).toBe('failed')
  expect(await shareCard(card, {})).toBe('failed')
})
