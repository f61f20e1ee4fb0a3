import { expect, it } from 'vitest'
import { withRunning } from './dev-registry'

const entry = (url: string) => ({ url, manifest: {} })

it('a mode that is developed here replaces its release, its canary and its closing; the others are deployed', () => {
  const registry = {
    modes: { party: entry('https://a.example/party/1/'), gig: entry('https://a.example/gig/1/') },
    canary: { party: {}, gig: {} },
    disabled: { party: {} },
    withdrawn: ['https://a.example/gig/0/'],
  }
  const party = entry('http://localhost:5172/')
  expect(withRunning(registry, { party })).toEqual({
    modes: { party, gig: registry.modes.gig },
    canary: { gig: {} },
    disabled: {},
    withdrawn: registry.withdrawn,
  })
})
