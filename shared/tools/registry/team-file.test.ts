import { describe, expect, it } from 'vitest'
import type { RegistryEntry } from '../release/registry'
import { stubManifest } from '../testing/stub-apps'
import {
  keepReleases,
  parseTeamFile,
  publish,
  rollBack,
  setCanary,
  setCurrent,
  type TeamFile,
  withdraw,
} from './team-file'

const release = (version: string): RegistryEntry => ({
  url: `https://modes.example/party/${version}-0123456789/`,
  manifest: { ...stubManifest('party'), version },
})
const [first, second, third] = [release('1.0.0'), release('1.1.0'), release('1.2.0')]
const empty: TeamFile = { withdrawn: [], releases: {}, history: [] }

/** A team file after changes, each written to the history as a command does. */
const after = (...changes: [command: string, change: (team: TeamFile) => TeamFile][]) =>
  changes.reduce((team, [command, change]) => {
    const { history, ...changed } = change(team)
    const url = changed.current?.url ?? ''
    return { ...changed, history: [...history, { time: '', command, url }] }
  }, empty)
const set = (entry: RegistryEntry) =>
  ['set', (team: TeamFile) => setCurrent(team, entry)] as [string, typeof rollBack]
const remove = (team: TeamFile): TeamFile => ({ ...team, current: undefined })
const back: [string, typeof rollBack] = ['rollback', rollBack]

describe('a rollback', () => {
  it('goes to the release before the current one, and once more to the one before', () => {
    const team = after(set(first), set(second), set(third), back)
    expect(team.current).toEqual(second)
    expect(rollBack(team).current).toEqual(first)
  })

  it('after a later release goes back to what was current before it, not to what was rolled back', () => {
    const team = after(set(first), set(second), back, set(third), back)
    expect(team.current).toEqual(first)
    expect(() => rollBack(team)).toThrow('No earlier release')
  })

  it('skips withdrawn releases', () => {
    const team = withdraw(after(set(first), set(second), set(third)), second.url)
    expect(rollBack(team).current).toEqual(first)
  })

  it('is refused without an earlier release', () => {
    expect(() => rollBack(after(set(first)))).toThrow('No earlier release')
    expect(() => rollBack(after(set(first), set(first)))).toThrow('No earlier release')
  })
})

describe('a withdrawn release', () => {
  it('is replaced by the previous one when it is current', () => {
    const team = withdraw(after(set(first), set(second)), second.url)
    expect(team.current).toEqual(first)
    expect(team.withdrawn).toEqual([second.url])
    expect(Object.keys(team.releases)).toEqual(['1.0.0-0123456789'])
  })

  it('is withdrawn as a canary too', () => {
    const team = setCanary(after(set(first)), second, 5)
    expect(withdraw(team, second.url).canary).toBeUndefined()
    expect(withdraw(team, third.url).canary).toMatchObject({ url: second.url, percent: 5 })
  })

  it('cannot be used again', () => {
    const team = withdraw(after(set(first)), second.url)
    for (const change of [setCurrent, publish]) expect(() => change(team, second)).toThrow('withdr')
    expect(() => setCanary(team, second, 5)).toThrow('was withdrawn')
  })

  it('is not replaced by a release that was rolled back', () => {
    const team = after(set(first), set(second), back, set(third))
    expect(withdraw(team, third.url).current).toEqual(first)
  })

  it('of a mode that was removed leaves the mode removed', () => {
    const team = withdraw(remove(after(set(first), set(second))), second.url)
    expect(team).toMatchObject({ withdrawn: [second.url] })
    expect(team.current).toBeUndefined()
  })

  it('without an earlier one is refused, because the mode would have no release', () => {
    expect(() => withdraw(after(set(first)), first.url)).toThrow(/No earlier release.*disable/)
  })
})

describe('a canary', () => {
  const team = after(set(first))

  it('is a release for a share of devices', () => {
    expect(setCanary(team, second, 5)).toMatchObject({
      current: first,
      canary: { ...second, percent: 5 },
      releases: { '1.1.0-0123456789': second },
    })
  })

  it('ends when it goes live for everybody', () => {
    const withCanary = setCanary(team, second, 5)
    expect(setCurrent(withCanary, second).canary).toBeUndefined()
    expect(setCurrent(withCanary, third).canary?.url).toBe(second.url)
  })

  it('is refused when it is the current release', () => {
    expect(() => setCanary(team, first, 5)).toThrow('is the current release')
  })
})

it('pruning keeps the current release, the canary and the last ones, at least the previous', () => {
  const team = setCanary(after(set(first), set(second), set(third)), release('2.0.0'), 5)
  const retained = (count: number) => Object.keys(keepReleases(team, count).releases).toSorted()
  expect(retained(0)).toEqual(['1.1.0-0123456789', '1.2.0-0123456789', '2.0.0-0123456789'])
  expect(retained(2)).toContain('1.0.0-0123456789')
})

describe('pruning', () => {
  const names = (team: TeamFile) => Object.keys(keepReleases(team, 1).releases).toSorted()
  const list = (entry: RegistryEntry) => (team: TeamFile) => {
    const { history, ...listed } = publish(team, entry)
    return {
      ...listed,
      history: [...history, { time: '', command: 'set --preview', url: entry.url }],
    }
  }

  it('does not count a release that was rolled back', () => {
    expect(names(after(set(first), set(second), back, set(third)))).toEqual([
      '1.0.0-0123456789',
      '1.2.0-0123456789',
    ])
  })

  it('keeps what was published after the current release and was never current', () => {
    const published = list(third)(after(set(first), set(second)))
    expect(names(published)).toContain('1.2.0-0123456789')
    const history = [...published.history, { time: '', command: 'set', url: '/newer/' }]
    expect(names({ ...published, history, current: { ...second, url: '/newer/' } })).not.toContain(
      '1.2.0-0123456789',
    )
  })

  it('of a mode that was removed keeps its last release', () => {
    expect(names(remove(after(set(first), set(second))))).toEqual(['1.1.0-0123456789'])
  })
})

it.each(['', '{', '[]', '{"withdrawn":[],"releases":{}}'])('%j is no team file', (text) =>
  expect(() => parseTeamFile(text, 'registry/party.json')).toThrow('is no team file'),
)
