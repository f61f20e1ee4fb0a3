// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { storedPass } from '../testing/stored'
import { cafeEventItems, passItem } from './agenda'

const now = new Date('2026-11-21T12:00+05:30')

test('an active pass is in the agenda until its end', () => {
  expect(passItem(storedPass('gold_monthly'), now)).toMatchObject({
    id: 'pass-2026-12-20T10:00:00.000Z',
    title: { en: 'Gold Monthly', hi: 'गोल्ड मासिक' },
    end: '2026-12-20T10:00:00.000Z',
    link: '/wallet',
    material: 'gold',
  })
})

test('without an active pass the wallet is suggested', () => {
  const ended = storedPass('gold_monthly', { expiryDate: '2026-11-21T11:00+05:30' })
  expect(passItem(ended, now)).toMatchObject({
    title: { en: 'No Active Pass' },
    link: '/wallet',
    isSuggestion: true,
  })
})

test('the events of the next seven days are suggestions, in the cafés as partners name them', () => {
  const items = cafeEventItems([{ id: 'khidki-coffee', name: 'Khidki Kaapi' }], now)
  expect(items).toHaveLength(44)
  expect(items[0]).toEqual({
    id: 'breakfast-dabara-house-2026-11-21',
    title: { en: 'Founders’ breakfast', hi: 'फ़ाउंडर्स का नाश्ता' },
    place: { en: 'Dabara House', hi: 'दबारा हाउस' },
    start: '2026-11-21T03:00:00.000Z',
    end: '2026-11-21T04:30:00.000Z',
    link: '/work',
    isSuggestion: true,
  })
  const latteArt = items.find(({ id }) => id.startsWith('latteArt'))
  expect(latteArt?.place).toEqual({ en: 'Khidki Kaapi', hi: 'Khidki Kaapi' })
})
