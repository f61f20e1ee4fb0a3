import { expect, test } from 'vitest'
import { findGigDate, nextGigDates, openDatesOf } from './gig-dates'
import { findSampleGig, openSampleGigs } from './sample-gigs'

const saturday = new Date('2026-11-21T09:00+05:30')
const isoDatesAt = (today: Date) => nextGigDates(today).map(({ date }) => date)

test('the list has three gigs, the soonest first', () => {
  expect(isoDatesAt(saturday)).toEqual(['2026-11-28', '2026-12-06', '2026-12-09'])
})

test('each gig stays on its weekday (Saturday, Sunday, Wednesday) on any day of the year', () => {
  for (let day = 0; day < 400; day += 1) {
    const dates = isoDatesAt(new Date(2026, 0, day)).map((date) => new Date(`${date}T12:00`))
    expect(dates.map((date) => date.getDay())).toEqual([6, 0, 3])
  }
})

test('all dates are in the future, also at midnight and at New Year', () => {
  for (const today of [
    new Date('2026-12-31T23:59+05:30'),
    new Date('2027-01-01T00:00+05:30'),
    new Date('2027-01-03T00:00+05:30'),
  ])
    for (const date of isoDatesAt(today)) expect(new Date(`${date}T00:00`) > today).toBe(true)
})

test('the dates stay the same from Monday to Sunday and move on with the week', () => {
  expect(isoDatesAt(new Date('2026-11-16T00:00+05:30'))).toEqual(
    isoDatesAt(new Date('2026-11-22T23:59+05:30')),
  )
  expect(isoDatesAt(new Date('2026-11-23T00:00+05:30'))[0]).toBe('2026-12-05')
})

test('each date is a gig of its own, and there are more dates than the weekly limit', () => {
  const ids = openSampleGigs.flatMap((sampleGig) =>
    openDatesOf(sampleGig, saturday).map(({ id }) => id),
  )
  expect(new Set(ids).size).toBe(15)
  expect(findGigDate('ghazal-baithak-2026-12-05', saturday)?.date).toBe('2026-12-05')
  expect(findGigDate('ghazal-baithak-2026-11-21', saturday)).toBeUndefined()
})

test('the sample gig is found by any dated id', () => {
  expect(findSampleGig('ghazal-baithak-2020-01-04')?.id).toBe('ghazal-baithak')
  expect(findSampleGig(7)).toBeUndefined()
})
