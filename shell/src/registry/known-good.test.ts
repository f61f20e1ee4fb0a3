// @vitest-environment jsdom
import { openStorage } from '@baithak/testing'
import { describe, expect, it, vi } from 'vitest'
import { registryEntry } from '../testing/registry-entry'
import { createKnownGood } from './known-good'

const entry = registryEntry('gig')

function onDevice(backend: Storage = localStorage, withdrawn: readonly string[] = []) {
  const onError = vi.fn()
  const storage = openStorage({ backend, onError })
  return {
    knownGood: createKnownGood(storage, { isWithdrawn: (url) => withdrawn.includes(url) }),
    onError,
  }
}

it('a release that was on screen is remembered at the next visit', () => {
  onDevice().knownGood.remember(entry)
  expect(onDevice().knownGood.read()).toEqual({ gig: entry })
})

it('a record that was overwritten is no release', () => {
  localStorage.setItem(
    'draft:known-good-modes',
    JSON.stringify({ gig: { url: 'http://evil.example/' } }),
  )
  expect(onDevice().knownGood.read()).toEqual({})
})

it('a full device is not reported to a visitor who has saved nothing', async () => {
  const full: Storage = Object.create(localStorage, {
    getItem: { value: () => null },
    setItem: {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  })
  const { knownGood, onError } = onDevice(full)
  knownGood.remember(entry)
  await Promise.resolve()
  expect(onError).not.toHaveBeenCalled()
})

describe('the two releases of a mode', () => {
  const release = (version: string) => registryEntry('gig', { version })
  const [first, second, third] = [release('1.0.0'), release('2.0.0'), release('3.0.0')]
  /** Page loads that render a release each. */
  const visit = (...releases: (typeof first)[]) => {
    for (const rendered of releases) onDevice().knownGood.remember(rendered)
  }
  const stored = () =>
    onDevice()
      .knownGood.list('gig')
      .map(({ manifest }) => manifest.version)

  it('are the known-good one and a newer one that has rendered in one page load', () => {
    visit(first, second)
    expect(stored()).toEqual(['1.0.0', '2.0.0'])
  })

  it('the newer one becomes known-good in its second page load, and the previous one stays', () => {
    visit(first, second, second)
    expect(stored()).toEqual(['2.0.0', '1.0.0'])
  })

  it('rendering twice in one page load does not count', () => {
    visit(first)
    const { knownGood } = onDevice()
    knownGood.remember(second)
    knownGood.remember(second)
    expect(stored()).toEqual(['1.0.0', '2.0.0'])
  })

  it('a crash in the first page load starts again', () => {
    visit(first)
    const { knownGood } = onDevice()
    knownGood.remember(second)
    knownGood.handleCrash(second.url)
    expect(stored()).toEqual(['1.0.0'])
    visit(second)
    expect(stored()).toEqual(['1.0.0', '2.0.0'])
  })

  it('bad releases one after the other do not replace the good one', () => {
    visit(first, second, third)
    expect(stored()).toEqual(['1.0.0', '3.0.0'])
  })

  it('are read from the record of an older shell, which had one', () => {
    localStorage.setItem('draft:known-good-modes', JSON.stringify({ gig: first }))
    expect(stored()).toEqual(['1.0.0'])
    visit(second)
    expect(stored()).toEqual(['1.0.0', '2.0.0'])
  })

  it('are removed once withdrawn', () => {
    visit(first, second, second)
    const { knownGood } = onDevice(localStorage, [second.url])
    expect(knownGood.list('gig')).toEqual([first])
    expect(knownGood.read()).toEqual({ gig: first })
    knownGood.removeWithdrawn()
    expect(JSON.stringify({ ...localStorage })).not.toContain(second.url)
    visit(third)
    expect(stored()).toEqual(['3.0.0', '1.0.0'])
  })

  it('include no previewed one', () => {
    visit({ ...first, channel: 'preview' })
    expect(stored()).toEqual([])
  })
})
