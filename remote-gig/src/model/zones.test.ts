import { inEachZone } from '@baithak/testing/in-each-zone'
import { expect, test } from 'vitest'
import { createGig } from '../testing/create-gig'
import { applicationsThisWeek } from './applications'
import { artistRecord } from './artist'
import { gigEvent, nextGigDates } from './gig-dates'

const artist = {
  ...artistRecord.fallback,
  applied_gigs_count: 10,
  last_applied_week: '2026-W47',
}

inEachZone(() => {
  test('the applications of a week count until Monday begins in India', () => {
    expect(applicationsThisWeek(artist, new Date('2026-11-22T23:59+05:30'))).toBe(10)
    expect(applicationsThisWeek(artist, new Date('2026-11-23T00:00+05:30'))).toBe(0)
  })

  test('a gig is at its time in India', () => {
    expect(gigEvent(createGig())).toMatchObject({
      location: 'Dabara House, Indiranagar',
      start: new Date('2026-11-28T19:00+05:30'),
      end: new Date('2026-11-28T21:00+05:30'),
    })
  })

  test('the dates of gigs change at midnight in India', () => {
    const dates = (now: string) => nextGigDates(new Date(`${now}+05:30`)).map(({ date }) => date)
    expect(dates('2026-11-22T23:59')).toEqual(dates('2026-11-16T00:00'))
    expect(dates('2026-11-23T00:00')).not.toEqual(dates('2026-11-22T23:59'))
  })
})
