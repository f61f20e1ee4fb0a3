import { expect, it } from 'vitest'
import type { RegistryEntry } from '../release/registry'
import { stubManifest } from '../testing/stub-apps'
import { joinRegistry } from './derive-site'
import { setCanary, setCurrent, type TeamFile } from './team-file'

const release = (id: string, version = '1.0.0') =>
  ({
    url: `https://modes.example/${id}/${version}-0123456789/`,
    manifest: { ...stubManifest(id), version },
  }) as RegistryEntry
const empty: TeamFile = { withdrawn: [], releases: {}, history: [] }
const [work, party] = [release('work'), release('party')]
const next = release('party', '1.1.0')

const teams = (team: Record<string, TeamFile>) => new Map(Object.entries(team))
const live = setCurrent(empty, party)

it('has the parts of each team', () => {
  const team = { ...setCanary(live, next, 5), withdrawn: ['/old/'] }
  expect(joinRegistry(teams({ work: setCurrent(empty, work), party: team }))).toEqual({
    modes: { work, party },
    withdrawn: ['/old/'],
    canary: { party: { ...next, percent: 5 } },
  })
})

it('is refused when the shell would refuse a part', () => {
  const broken = { ...party, url: 'http://modes.example/party/' }
  expect(() => joinRegistry(teams({ party: setCurrent(empty, broken) }))).toThrow('refuse')
  const disabled = { ...empty, disabled: { en: 'x'.repeat(201), hi: 'बंद' } }
  expect(() => joinRegistry(teams({ party: disabled }))).toThrow('disabled.party')
})

it('is refused with each part that the shell would refuse, and its reason', () => {
  const insecure = setCurrent(empty, { ...work, url: 'http://modes.example/work/' })
  const closed = { ...empty, disabled: { en: 'x'.repeat(201), hi: 'बंद' } }
  expect(() => joinRegistry(teams({ work: insecure }))).toThrow(
    /^The shell would refuse work: untrusted URL\.$/,
  )
  expect(() => joinRegistry(teams({ work: insecure, party: closed }))).toThrow(
    /^The shell would refuse work: untrusted URL; disabled\.party: [^;]+\.$/,
  )
})

it('is refused when a team takes the prefix of another one', () => {
  const talks = { ...release('events') }
  const taken = { ...talks, manifest: { ...talks.manifest, id: 'talks' } }
  expect(() => joinRegistry(teams({ talks: setCurrent(empty, taken) }))).toThrow(
    'talks: /events is not its prefix',
  )
})
