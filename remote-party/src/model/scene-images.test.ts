import { resolveImageUrl } from '@baithak/ui/scene-images'
import { expect, test } from 'vitest'
import { sampleVenues } from './sample-venues'
import { sceneImageOf } from './scene-images'

test('every image of a sample venue is a scene, from one table or Party’s own', () => {
  for (const { image, photos } of sampleVenues)
    for (const scene of [image, ...photos]) expect(sceneImageOf(scene)).toMatch(/\.svg|^data:/)
})

test('a scene that cafés have too is in the shared table alone', () => {
  expect(sceneImageOf('garden-mint')).toBe(resolveImageUrl('garden-mint'))
  expect(resolveImageUrl('dance-night')).toBe('dance-night')
})

test('an empty name has no image, and any other text is a URL', () => {
  expect(sceneImageOf('')).toBeNull()
  expect(sceneImageOf('/photo.jpg')).toBe('/photo.jpg')
})
