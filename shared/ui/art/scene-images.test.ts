import { expect, test } from 'vitest'
import { resolveImageUrl } from './scene-images'

test.each(['constructor', '__proto__', 'toString'])(
  'an image that is called %s is a URL like any other',
  (image) => expect(resolveImageUrl(image)).toBe(image),
)
