import { inEachZone } from '@baithak/testing/in-each-zone'
import { expect, test } from 'vitest'
import { findSampleGig, sampleGigs } from '../samples/sample-gigs'
import { createGig } from '../testing/create-gig'
import { findGigDate, gigEvent, nextGigDates, openDatesOf } from './gig-dates'

const saturday = new Date('2026-11-21T09:00+05:30')
const isoDatesAt = (today: Date) => nextGigDates(today).map(({ date }) => date)

test('each sample gig stays on its weekday on any day of the year', () => {
  expect(isoDatesAt(saturday)).toEqual(['2026-11-28', '2026-12-06', '2026-12-09'])
  for (let day = 0; day < 400; day += 1) {
    const dates = isoDatesAt(new Date(2026, 0, day)).map((date) => new Date(`${date}T12:00`))
    expect(dates.map((date) => date.getDay())).toEqual([6, 0, 3])
  }
})

test('there are more open dates than applications in a week', () => {
  const dates = sampleGigs.flatMap((sampleGig) => openDatesOf(sampleGig, saturday))
  expect(new Set(dates.map(({ id }) => id)).size).toBe(15)
  expect(findGigDate('ghazal-baithak-2026-12-05', saturday)?.date).toBe('2026-12-05')
  expect(findGigDate('ghazal-baithak-2026-11-21', saturday)).toBeUndefined()
  expect(findSampleGig('ghazal-baithak-2020-01-04')?.id).toBe('ghazal-baithak')
  expect(findSampleGig(7)).toBeUndefined()
})

inEachZone(() => {
  test('a gig is at its time in India', () => {
    expect(gigEvent(createGig())).toMatchObject({
      location: 'Dabara House, Indiranagar',
      start: new Date('2026-11-28T19:00+05:30'),
      end: new Date('2026-11-28T21:00+05:30'),
    })
  })

  test('the dates of gigs change at midnight in India', () => {
    const [monday, sunday, nextMonday] = ['16T00:00', '22T23:59', '23T00:00'].map((time) =>
      isoDatesAt(new Date(`2026-11-${time}+05:30`)),
    )
    expect(sunday).toEqual(monday)
    expect(nextMonday).not.toEqual(sunday)
  })
})
