// @vitest-environment jsdom
import { fixDate } from '@baithak/testing'
import { expect, test } from 'vitest'
import { cafeEventItems, passItem } from './agenda'

const now = new Date('2026-11-21T12:00+05:30')
fixDate(now)

const goldUntil = (until: Date) =>
  ({
    passId: 'gold_monthly',
    purchaseDate: new Date('2026-11-20T00:00+05:30').toISOString(),
    expiryDate: until.toISOString(),
  }) as const

test('an active pass is ahead until its end; with an expired one the wallet is suggested', () => {
  const until = new Date('2026-12-20T18:30+05:30')
  expect(passItem(goldUntil(until), now)).toMatchObject({
    id: `pass-${until.toISOString()}`,
    title: { en: 'Gold Monthly', hi: 'गोल्ड मासिक' },
    end: until.toISOString(),
    link: '/wallet',
    material: 'gold',
  })
  expect(passItem(goldUntil(new Date('2026-11-21T11:00+05:30')), now)).toMatchObject({
    title: { en: 'No Active Pass' },
    link: '/wallet',
    isSuggestion: true,
  })
})

test('the events of the next seven days are suggestions, in the cafés as partners have named them', () => {
  const items = cafeEventItems([{ id: 'khidki-coffee', name: 'Khidki Kaapi' }], now)
  expect(items).toHaveLength(44)
  expect(items[0]).toEqual({
    id: 'breakfast-dabara-house-2026-11-21',
    title: { en: 'Founders’ breakfast', hi: 'फ़ाउंडर्स का नाश्ता' },
    place: { en: 'Dabara House', hi: 'दबारा हाउस' },
    start: new Date('2026-11-21T08:30+05:30').toISOString(),
    end: new Date('2026-11-21T10:00+05:30').toISOString(),
    link: '/work',
    isSuggestion: true,
  })
  expect(items.find(({ id }) => id.startsWith('latteArt'))?.place).toEqual({
    en: 'Khidki Kaapi',
    hi: 'Khidki Kaapi',
  })
})
