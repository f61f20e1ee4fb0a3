import { expect, test } from 'vitest'
import { type Gig, noAppliedGigs } from '../model/gig'
import { createGig } from '../testing/create-gig'
import { type AboutForm, aboutRecord, findBadLink, parseLink, readForm, toForm } from './about'
import { genresOf, nextConfirmed, ratingOf } from './artist-summary'

const gig = (id: string, changes: Partial<Gig> = {}) => createGig({ id, ...changes })
const today = new Date('2026-11-21T22:00+05:30')

test.each<[(number | null)[], number | undefined]>([
  [[5, 4, null], 4.5],
  [[99], 5],
  [[-3], 0],
  [[null], undefined],
])('the average of %j is %j', (ratings, average) => {
  expect(ratingOf(ratings.map((rating) => gig('a', { rating })))?.average).toBe(average)
})

test.each([
  [['2026-12-24', '2026-11-20', '2026-11-21'], '2026-11-21'],
  [['Dec 5, 2026', 'soon', ''], 'Dec 5, 2026'],
  [['2026-11-20', 'soon'], undefined],
])('of gigs on %j the next one is on %s', (dates, date) => {
  const confirmed = dates.map((date) => gig(date, { date }))
  expect(nextConfirmed(confirmed, today)?.date).toBe(date)
})

test('genres are unique and not blank, the played ones first', () => {
  const gigs = {
    ...noAppliedGigs,
    Applied: [gig('a', { genre: 'Ghazal' }), gig('b', { genre: ' ' })],
    Completed: [gig('c', { genre: 'Poetry' }), gig('d', { genre: 'Ghazal' })],
  }
  expect(genresOf(gigs)).toEqual(['Poetry', 'Ghazal'])
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
  expect(findBadLink({ ...blank, links: ['', 'a.in', 'nowhere', 'here'] })).toBe(2)
  expect(findBadLink({ ...blank, links: ['a.in', ''] })).toBe(-1)
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
