import { expect, test } from 'vitest'
import { sampleVenues } from './sample-venues'
import { sceneImageOf } from './scene-images'

test('every image of a sample venue is a scene, from one table or Party’s own', () => {
  for (const { image, photos } of sampleVenues)
    for (const scene of [image, ...photos]) expect(sceneImageOf(scene)).toMatch(/\.svg|^data:/)
})

test('an empty name has no image, and any other text is a URL', () => {
  expect(sceneImageOf('')).toBeNull()
  expect(sceneImageOf('/photo.jpg')).toBe('/photo.jpg')
})
