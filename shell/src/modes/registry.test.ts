import { expect, it } from 'vitest'
import { registryEntry, testModes } from '../testing/registry-entry'
import { matchMode } from './registry'

it.each([
  ['/party', 'party'],
  ['/party/venue/1', 'party'],
  ['/gig/my-gigs', 'gig'],
  ['/admin/login', 'admin'],
  ['/explore', 'work'],
  ['/Party/venue/1', 'party'],
  ['/partying', 'work'],
  ['/nowhere', 'work'],
])('%s belongs to %s', (path, mode) => expect(matchMode(path, testModes())).toBe(mode))

const events = { ...testModes(), events: registryEntry('events') }

it.each([
  ['/events', 'events'],
  ['/events/2', 'events'],
  ['/eventful', 'work'],
  ['/party', 'party'],
])('%s belongs to %s once the registry names the mode events', (path, mode) =>
  expect(matchMode(path, events)).toBe(mode),
)

it('before the registry has come, every path belongs to the default mode', () =>
  expect(matchMode('/party', {})).toBe('work'))
