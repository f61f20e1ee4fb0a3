import { expect, it } from 'vitest'
import { activeItem } from './active-item'

const party = ['/', '/party', '/party/cafe-hopping', '/party/create', '/profile']

it.each([
  ['/', '/'],
  ['/party', '/party'],
  ['/party/create', '/party/create'],
  ['/party/cafe-hopping/r1', '/party/cafe-hopping'],
  ['/party/venue/1', '/party'],
  ['/Party/Create', '/party/create'],
  ['/settings', undefined],
])('at %s the active item is %s', (path, item) => expect(activeItem(party, path)).toBe(item))
