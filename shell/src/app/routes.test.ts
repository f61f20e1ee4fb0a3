import { expect, it } from 'vitest'
import { registryEntry, testModes } from '../testing/registry-entry'
import { routeOf } from './routes'

// The registry alone names the mode of events.
const registry = { ...testModes(), events: registryEntry('events') }
const phone = (mode: string) => ({ screen: 'mode', mode, frame: 'phone' })

it.each([
  ['/', { screen: 'welcome' }],
  ['/party', { screen: 'welcome', redirect: '/' }],
  ['/wallet', { screen: 'welcome', redirect: '/' }],
  ['/onboarding', { screen: 'welcome', redirect: '/' }],
  ['/onboarding/phone', { screen: 'onboarding' }],
  ['/party/invitation', { ...phone('party'), isGuest: true }],
  ['/Party/Invitation', { ...phone('party'), isGuest: true }],
  ['/admin/dashboard', { screen: 'mode', mode: 'admin', frame: 'page' }],
  ['/cafe/one%0Atwo', { screen: 'welcome', redirect: '/' }],
])('a newcomer at %s', (pathname, route) =>
  expect(routeOf(pathname, registry, false)).toEqual(route),
)

it.each([
  ['/', { screen: 'chooser', mode: 'work' }],
  ['/onboarding/phone', { screen: 'chooser', mode: 'work', redirect: '/' }],
  ['/wallet', phone('work')],
  ['/partying', phone('work')],
  ['/party', phone('party')],
  ['/Party/venue/1', phone('party')],
  ['/events/2', phone('events')],
  ['/party/invitation', { ...phone('party'), isGuest: false }],
  ['/admin/login', { screen: 'mode', mode: 'admin', frame: 'page' }],
  ['/cafe/one%0Atwo', { screen: 'chooser', mode: 'work', redirect: '/' }],
  ['/cafe/one%E2%80%A8two', { screen: 'chooser', mode: 'work', redirect: '/' }],
])('a member at %s', (pathname, route) => expect(routeOf(pathname, registry, true)).toEqual(route))

it('before the registry has come, every path belongs to the default mode', () =>
  expect(routeOf('/party', {}, true)).toEqual(phone('work')))
