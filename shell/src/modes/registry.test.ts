import { expect, it } from 'vitest'
import { registryEntry, testModes } from '../testing/registry-entry'
import { matchMode } from './registry'

const modes = { ...testModes(), events: registryEntry('events') }

it.each([
  ['/party', 'party'],
  ['/party/venue/1', 'party'],
  ['/gig/my-gigs', 'gig'],
  ['/admin/login', 'admin'],
  ['/explore', 'work'],
  ['/Party/venue/1', 'party'],
  ['/partying', 'work'],
  ['/nowhere', 'work'],
  // A mode that only the registry names.
  ['/events/2', 'events'],
  ['/eventful', 'work'],
])('%s belongs to %s', (path, mode) => expect(matchMode(path, modes)).toBe(mode))

it('before the registry has come, every path belongs to the default mode', () =>
  expect(matchMode('/party', {})).toBe('work'))
