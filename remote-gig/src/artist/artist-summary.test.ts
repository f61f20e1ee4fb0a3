import { expect, test } from 'vitest'
import { type Gig, noAppliedGigs } from '../model/gig'
import { createGig } from '../testing/create-gig'
import { averageRating, genresOf, gigCount, nextConfirmed } from './artist-summary'

const gig = (id: string, changes: Partial<Gig> = {}) => createGig({ id, ...changes })
const today = new Date('2026-11-21T22:00+05:30')

test('the average is over the rated gigs only', () => {
  const completed = [
    { ...gig('a'), rating: 5 },
    { ...gig('b'), rating: 4 },
    { ...gig('c'), rating: null },
  ]
  expect(averageRating(completed)).toBe(4.5)
  expect(averageRating([gig('a')])).toBeUndefined()
})

test('a rating beyond five stars counts as five, one below zero as zero', () => {
  expect(averageRating([{ ...gig('a'), rating: 99 }])).toBe(5)
  expect(averageRating([{ ...gig('a'), rating: -3 }])).toBe(0)
})

test('the next confirmed gig has the soonest date from today on, in any order of the list', () => {
  const confirmed = [
    gig('later', { date: '2026-12-24' }),
    gig('gone', { date: '2026-11-20' }),
    gig('tonight', { date: '2026-11-21' }),
  ]
  expect(nextConfirmed(confirmed, today)?.id).toBe('tonight')
})

test('a free-text date counts, an invalid date does not', () => {
  expect(nextConfirmed([gig('words', { date: 'Dec 5, 2026' })], today)?.id).toBe('words')
  expect(
    nextConfirmed([gig('soon', { date: 'soon' }), gig('none', { date: '' })], today),
  ).toBeUndefined()
})

test('genres are unique and not blank', () => {
  const gigs = {
    ...noAppliedGigs,
    Applied: [gig('a', { genre: 'Ghazal' }), gig('b', { genre: ' ' })],
    Completed: [gig('c', { genre: 'Poetry' }), gig('d', { genre: 'Ghazal' })],
  }
  expect(genresOf(gigs)).toEqual(['Poetry', 'Ghazal'])
  expect(gigCount(gigs)).toBe(4)
})
