import { expect, test } from 'vitest'
import { sampleVenues, venueById, venueTags } from './sample-venues'
import { sceneUrl } from './scene-images'

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

test('a venue is found by its id, and an unknown id is not', () => {
  expect(venueById('chandni-terrace')?.name).toBe('Chandni Terrace')
  expect(venueById('nowhere')).toBeUndefined()
})

test('every image of a sample venue is a scene', () => {
  for (const { image, photos } of sampleVenues)
    for (const scene of [image, ...photos]) expect(sceneUrl(scene)).toMatch(/\.svg|^data:/)
})

test('an empty name has no image, and any other text is a URL', () => {
  expect(sceneUrl('')).toBeNull()
  expect(sceneUrl('/photo.jpg')).toBe('/photo.jpg')
})
