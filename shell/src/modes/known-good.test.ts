// @vitest-environment jsdom
import { openStorage } from '@baithak/testing'
import { expect, it } from 'vitest'
import { registryEntry } from '../testing/registry-entry'
import { createKnownGood } from './known-good'

const release = (version: string) => registryEntry('gig', { version })
/** Opens the store, like a page load. */
const onDevice = () => createKnownGood(openStorage())

it('the last release of a mode that has rendered is known-good, also at the next visit', () => {
  onDevice().remember(release('1.0.0'))
  onDevice().remember(release('2.0.0'))
  onDevice().remember(registryEntry('party'))
  expect(onDevice().get('gig')).toEqual(release('2.0.0'))
  expect(onDevice().get('party')).toEqual(registryEntry('party'))
})

it('a previewed release is not remembered', () => {
  const knownGood = onDevice()
  knownGood.remember({ ...release('1.0.0'), channel: 'preview' })
  expect(knownGood.get('gig')).toBeUndefined()
})

it.each(['null', '[]', '{"gig":7}', '{"gig":{"url":"http://evil.example/"}}'])(
  'what is stored as %s is not a release',
  (stored) => {
    localStorage.setItem('draft:known-good-modes', stored)
    expect(onDevice().get('gig')).toBeUndefined()
  },
)
