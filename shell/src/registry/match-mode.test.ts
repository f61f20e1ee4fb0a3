import { expect, it } from 'vitest'
import { matchMode } from './match-mode'

it.each([
  ['/party', 'party'],
  ['/party/venue/1', 'party'],
  ['/gig/my-gigs', 'gig'],
  ['/admin/login', 'admin'],
  ['/explore', 'work'],
  ['/partying', 'work'],
  ['/nowhere', 'work'],
])('%s belongs to %s', (path, mode) => expect(matchMode(path)).toBe(mode))
