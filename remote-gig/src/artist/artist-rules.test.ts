import { expect, test } from 'vitest'
import { type Gig, noAppliedGigs } from '../model/gig'
import { createGig } from '../testing/create-gig'
import { type AboutForm, aboutRecord, formOf, parseLink, readForm } from './about'
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
  const confirmed = dates.map((each) => gig(each, { date: each }))
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

const blank = formOf(aboutRecord.fallback)
test.each<[Partial<AboutForm>, object | null]>([
  [{ bio: ' ' }, aboutRecord.fallback],
  [{ tags: 'a, b\nb,, \u200b' }, { tags: ['a', 'b'] }],
  [
    { links: 'a.in, b.in', setMinutes: 45 },
    { links: ['a.in', 'b.in'], setMinutes: 45 },
  ],
  [{ links: 'a.in, nowhere' }, null],
])('the page %j is read as %j', (form, about) => {
  const result = readForm({ ...blank, ...form })
  if (about) expect(result).toMatchObject(about)
  else expect(result).toBeNull()
})

test.each([
  ['soundcloud.com/ira', 'https://soundcloud.com/ira'],
  ['http://a.in', 'http://a.in/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['nowhere', undefined],
])('the link %s leads to %s', (text, href) => {
  expect(parseLink(text)?.href).toBe(href)
})
