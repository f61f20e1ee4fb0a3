import { expect, test } from 'vitest'
import { createMyGig } from '../testing/create-gig'
import { aboutRecord, parseLink } from './about'
import { averageRating, nextConfirmed } from './artist-page'
import { type AboutForm, findBadLink, readForm, toForm } from './edit-about'

const today = new Date('2026-11-21T22:00+05:30')

test.each<[(number | null)[], number | null]>([
  [[5, 4, null], 4.5],
  [[null], null],
])('the average of %j is %j', (ratings, average) => {
  const gigs = ratings.map((rating) => createMyGig({ stage: 'Completed', rating }))
  expect(averageRating(gigs)).toBe(average)
})

test.each([
  [['2026-12-24', '2026-11-20', '2026-11-21'], '2026-11-21'],
  [['Dec 5, 2026', 'soon', ''], 'Dec 5, 2026'],
  [['2026-11-20', 'soon'], undefined],
])('of gigs on %j the next one is on %s', (dates, date) => {
  const confirmed = dates.map((date) => createMyGig({ date }))
  expect(nextConfirmed(confirmed, today)?.date).toBe(date)
})

const blank = toForm(aboutRecord.fallback)
test.each<[Partial<AboutForm>, object]>([
  [{ bio: ' ' }, aboutRecord.fallback],
  [{ tags: 'a, b\nb,, \u200b' }, { tags: ['a', 'b'] }],
  [
    { links: ['a.in', ' ', 'a.in', 'b.in/x,30'], setMinutes: 45 },
    { links: ['a.in', 'b.in/x,30'], setMinutes: 45 },
  ],
])('the form %j is read as %j', (form, about) => {
  expect(readForm({ ...blank, ...form })).toMatchObject(about)
})

test('the first link that is not a web address is found', () => {
  expect(findBadLink(['', 'a.in', 'nowhere', 'here'])).toBe(2)
  expect(findBadLink(['a.in', ''])).toBe(-1)
})

test.each([
  ['soundcloud.com/ira', 'https://soundcloud.com/ira'],
  ['http://a.in', 'http://a.in/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['nowhere', undefined],
  ['30', undefined],
  ['127.0.0.1', undefined],
])('the link %s leads to %s', (text, href) => {
  expect(parseLink(text)?.href).toBe(href)
})
