import type { Release } from '@baithak/contract'
import type { TeamFile } from '@baithak/contract/team-file'
import { expect, test } from 'vitest'
import { releasesOf } from './releases-page'

const url = (version: string) => `https://modes.example/party/${version}/`
const release = (version: string) => ({ url: url(version) }) as Release
const at = (day: number) => `2026-11-${day}T10:00:00.000Z`
const set = (day: number, version: string, command = 'set', author?: string) => ({
  time: at(day),
  command,
  url: url(version),
  author,
  current: command === 'set --preview' ? undefined : url(version),
})
const team = (changes: Partial<TeamFile>): TeamFile => ({
  ...{ withdrawn: [], previous: [], releases: {}, history: [] },
  ...changes,
})
const listed = (...versions: string[]) =>
  Object.fromEntries(versions.map((version) => [version, release(version)]))
const current = release('1')
const shown = (name: string, day?: number, author?: string) => ({
  name,
  since: day && at(day),
  author,
})

test.each<[string, Partial<TeamFile>, object]>([
  ['nothing of a mode that is out of the app', {}, {}],
  [
    'the live release',
    { current, history: [set(20, '1', 'set', 'Asha')] },
    { live: shown('1', 20, 'Asha') },
  ],
  [
    'one that was gone back to, since then, and by its own author',
    { current, history: [set(20, '1', 'set', 'Asha'), set(21, '2'), set(22, '1', 'rollback')] },
    { live: shown('1', 22, 'Asha') },
  ],
  [
    'the one before a withdrawn one, since then',
    {
      current,
      history: [
        set(20, '1'),
        set(21, '2'),
        { ...set(22, '2', 'withdraw'), current: url('1') },
        { ...set(23, '0', 'withdraw'), current: undefined },
      ],
    },
    { live: shown('1', 22) },
  ],
  ['one that was live before the history begins', { current }, { live: shown('1') }],
  [
    'the latest preview',
    {
      current,
      releases: listed('1', '2', '3'),
      history: [set(20, '1'), set(21, '2', 'set --preview'), set(22, '3', 'set --preview')],
    },
    { live: shown('1', 20), preview: shown('3', 22) },
  ],
  [
    'no preview that went live, or that is not listed any more',
    {
      current,
      releases: listed('1'),
      history: [set(19, '1', 'set --preview'), set(20, '1'), set(18, '0', 'set --preview')],
    },
    { live: shown('1', 20) },
  ],
])('shown is %s', (_, changes, expected) =>
  expect(releasesOf(team(changes))).toEqual({
    live: undefined,
    preview: undefined,
    ...expected,
  }),
)
