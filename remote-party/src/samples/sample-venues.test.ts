import { expect, test } from 'vitest'
import { sampleVenues, venueTags } from './sample-venues'
import { sceneUrl } from './scene-images'

test('there are at least ten venues, and at least two of each category', () => {
  expect(sampleVenues.length).toBeGreaterThanOrEqual(10)
  for (const tag of venueTags)
    expect(sampleVenues.filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThan(1)
})

test('a venue holds 50 to 300 people for ₹800 to ₹3,500 a head, and its images are scenes', () => {
  for (const { capacity, price_per_head, rating, image, photos } of sampleVenues) {
    expect(capacity >= 50 && capacity <= 300).toBe(true)
    expect(price_per_head >= 800 && price_per_head <= 3500).toBe(true)
    expect(rating >= 1 && rating <= 5).toBe(true)
    for (const scene of [image, ...photos]) expect(sceneUrl(scene)).toMatch(/\.svg$/)
  }
})
