import { expect, test } from 'vitest'
import { sampleVenues, venueById, venueByName, venueTags } from './sample-venues'

test('there are at least ten venues, and at least two of each category', () => {
  expect(sampleVenues.length).toBeGreaterThanOrEqual(10)
  for (const tag of venueTags)
    expect(sampleVenues.filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThan(1)
})

test('a venue holds 50 to 300 people for ₹800 to ₹3,500 a head', () => {
  for (const { capacity, price_per_head, rating } of sampleVenues) {
    expect(capacity).toBeGreaterThanOrEqual(50)
    expect(capacity).toBeLessThanOrEqual(300)
    expect(price_per_head).toBeGreaterThanOrEqual(800)
    expect(price_per_head).toBeLessThanOrEqual(3500)
    expect(rating).toBeGreaterThanOrEqual(1)
    expect(rating).toBeLessThanOrEqual(5)
  }
})

test('a venue is found by its id and by the name that enquiries store', () => {
  expect(new Set(sampleVenues.map(({ id }) => id)).size).toBe(sampleVenues.length)
  expect(venueById('chandni-terrace')?.name).toBe('Chandni Terrace')
  expect(venueByName('Chandni Terrace')?.id).toBe('chandni-terrace')
  expect(venueById('nowhere')).toBeUndefined()
})
