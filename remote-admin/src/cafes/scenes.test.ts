import { expect, test } from 'vitest'
import { pictureOf } from './scenes'

test.each(['constructor', '__proto__', 'toString'])(
  'an image that is called %s is a URL like any other',
  (image) => expect(pictureOf(image)).toBe(image),
)
