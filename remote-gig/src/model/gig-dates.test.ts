import { expect, test } from 'vitest'
import { board, datesOf, findPosting } from './gig-dates'
import { nightOf, nightsOnOffer } from './sample-gigs'

const saturday = new Date(2026, 10, 21, 9)
const datesAt = (today: Date) => board(today).map(({ date }) => date)

test('the list has three gigs, the soonest first', () => {
  expect(datesAt(saturday)).toEqual(['2026-11-28', '2026-12-06', '2026-12-09'])
})

test('a Saturday night is on a Saturday, a Sunday on a Sunday, a Wednesday on a Wednesday, whatever the day', () => {
  for (let day = 0; day < 400; day += 1) {
    const dates = datesAt(new Date(2026, 0, day)).map((date) => new Date(`${date}T12:00`))
    expect(dates.map((date) => date.getDay())).toEqual([6, 0, 3])
  }
})

test('gigs lie ahead on every day of the year, midnight and New Year included', () => {
  for (const today of [new Date(2026, 11, 31, 23, 59), new Date(2027, 0, 1), new Date(2027, 0, 3)])
    for (const date of datesAt(today)) expect(new Date(`${date}T00:00`) > today).toBe(true)
})

test('the list stays the same from Monday to Sunday and moves on with the week', () => {
  expect(datesAt(new Date(2026, 10, 16))).toEqual(datesAt(new Date(2026, 10, 22, 23, 59)))
  expect(datesAt(new Date(2026, 10, 23))[0]).toBe('2026-12-05')
})

test('each date of a night is a gig of its own, and there are more of them than a week allows', () => {
  const ids = nightsOnOffer.flatMap((night) => datesOf(night, saturday).map(({ id }) => id))
  expect(new Set(ids).size).toBe(15)
  expect(findPosting('ghazal-baithak-2026-12-05', saturday)?.date).toBe('2026-12-05')
  expect(findPosting('ghazal-baithak-2026-11-21', saturday)).toBeUndefined()
})

test('a night is known by any of its dates', () => {
  expect(nightOf('ghazal-baithak-2020-01-04')?.id).toBe('ghazal-baithak')
  expect(nightOf(7)).toBeUndefined()
})
