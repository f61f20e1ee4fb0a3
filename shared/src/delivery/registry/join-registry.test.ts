import { expect, it } from 'vitest'
import type { RegistryEntry } from '../release/registry'
import { stubManifest } from '../testing/stub-apps'
import { joinRegistry, joinReleases } from './join-registry'
import { setCanary, setCurrent, type TeamFile } from './team-file'

const release = (id: string, version = '1.0.0') =>
  ({
    url: `https://modes.example/${id}/${version}-0123456789/`,
    manifest: { ...stubManifest(id), version },
  }) as RegistryEntry
const empty: TeamFile = { withdrawn: [], releases: {}, history: [] }
const [work, party] = [release('work'), release('party')]
const next = release('party', '1.1.0')

it('replaces the parts of each team and leaves the rest', () => {
  const previous = {
    modes: { work, party },
    disabled: { work: { en: 'Closed', hi: 'बंद' }, party: { en: 'Old', hi: 'पुराना' } },
    withdrawn: [release('work', '0.9.0').url],
    audience: 'everybody',
  }
  const team = { ...setCanary(setCurrent(empty, party), next, 5), withdrawn: ['/old/'] }
  expect(joinRegistry(previous, { party: team })).toEqual({
    audience: 'everybody',
    modes: { work, party },
    withdrawn: [release('work', '0.9.0').url, '/old/'],
    disabled: { work: { en: 'Closed', hi: 'बंद' } },
    canary: { party: { ...next, percent: 5 } },
  })
})

it('without teams and rules is the registry as it was', () => {
  expect(joinRegistry({ modes: { work } }, {})).toEqual({ modes: { work } })
  expect(joinRegistry({}, { party: setCurrent(empty, party) })).toEqual({ modes: { party } })
})

it('is refused when the shell would refuse a part', () => {
  const broken = { ...party, url: 'http://modes.example/party/' }
  expect(() => joinRegistry({}, { party: setCurrent(empty, broken) })).toThrow('refuse')
  const disabled = { ...empty, disabled: { en: 'x'.repeat(201), hi: 'बंद' } }
  expect(() => joinRegistry({}, { party: disabled })).toThrow('disabled.party')
})

it('is refused with each part that the shell would refuse, and its reason', () => {
  const previous = { modes: { work: { ...work, url: 'http://modes.example/work/' } } }
  const disabled = { en: 'x'.repeat(201), hi: 'बंद' }
  const one = () => joinRegistry(previous, {})
  const two = () => joinRegistry(previous, { party: { ...empty, disabled } })
  expect(one).toThrow(/^The shell would refuse work: untrusted URL\.$/)
  expect(two).toThrow(/^The shell would refuse work: untrusted URL; disabled\.party: [^;]+\.$/)
})

it('is refused when a team takes the prefix of another one', () => {
  const events = release('events')
  const talks = { ...events, manifest: { ...events.manifest, id: 'talks' } }
  const previous = { modes: { work, events } }
  expect(() => joinRegistry(previous, { talks: setCurrent(empty, talks) })).toThrow(
    'talks: /events is not its prefix',
  )
})

it('the list of releases names each by mode and name', () => {
  const previous = { releases: { work: { '1.0.0-0123456789': work } } }
  expect(joinReleases(previous, { party: setCurrent(empty, party) })).toEqual({
    releases: {
      work: { '1.0.0-0123456789': work },
      party: { '1.0.0-0123456789': party },
    },
  })
})
