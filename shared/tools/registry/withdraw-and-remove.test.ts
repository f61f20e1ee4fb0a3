import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stubManifest, writeFiles } from '../testing/stub-apps'
import { parseArguments } from './arguments'
import { runRegistryCommand } from './run-registry-command'

let site: string
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'baithak-registry-'))
})
afterEach(() => rm(site, { recursive: true }))

const [first, second] = ['/events/1.0.0-0123456789/', '/events/1.1.0-0123456789/'].map((url) => ({
  url,
  manifest: { ...stubManifest('events'), version: '1.0.0' },
}))
const time = '2026-11-23T10:00:00.000Z'

/** A mode of another repository, with two releases on the shell's origin. */
const writeTeam = () =>
  writeFiles(site, {
    'remotes.json': JSON.stringify({ modes: { events: second } }),
    'registry/events.json': JSON.stringify({
      current: second,
      withdrawn: [],
      releases: { '1.0.0-0123456789': first, '1.1.0-0123456789': second },
      history: [first, second].map((entry) => ({ time, command: 'set', url: entry?.url })),
    }),
  })

const lines: string[] = []
async function run(...args: string[]) {
  lines.length = 0
  const options = ['--yes', '--target', site, '--folder', join(site, 'releases')]
  await runRegistryCommand(parseArguments([...args, ...options]), {
    log: (line) => lines.push(line),
    confirm: async () => false,
    now: () => new Date(time),
  })
}
const remotes = async () => JSON.parse(await readFile(join(site, 'remotes.json'), 'utf8'))

it.each(['1.1.0-0123456789', '/events/1.1.0-0123456789'])(
  'the current release is withdrawn as %s',
  async (text) => {
    await writeTeam()
    await run('withdraw', 'events', text)
    expect(await remotes()).toMatchObject({
      modes: { events: { url: first?.url } },
      withdrawn: [second?.url],
    })
    await run('history', 'events')
    expect(lines.at(-1)).toBe(`${time}  events  withdraw  ${second?.url}`)
  },
)

it('the history names each release that a name withdraws', async () => {
  await writeTeam()
  const moved = `https://old.example${first?.url}`
  const file = join(site, 'registry/events.json')
  const team = JSON.parse(await readFile(file, 'utf8'))
  const history = [{ time, command: 'set', url: moved }, ...team.history]
  await writeFile(file, JSON.stringify({ ...team, history }))
  await run('withdraw', 'events', '1.0.0-0123456789', '--note', 'broken')
  expect((await remotes()).withdrawn).toEqual([first?.url, moved])
  await run('history', 'events')
  expect(lines.slice(-2)).toEqual([
    `${time}  events  withdraw  ${first?.url}  broken`,
    `${time}  events  withdraw  ${moved}  broken`,
  ])
})

it('what was never released cannot be withdrawn', async () => {
  await writeTeam()
  await expect(
    run('withdraw', 'events', 'https://events.example/1.1.0-0123456789/'),
  ).rejects.toThrow('is no release of this mode')
  expect((await remotes()).withdrawn).toBeUndefined()
})

it('a removed mode has a history, and its releases can be withdrawn and pruned', async () => {
  await writeTeam()
  await run('disable', 'events', '--for-good')
  await run('withdraw', 'events', second?.url ?? '')
  expect(await remotes()).toEqual({ modes: {}, withdrawn: [second?.url] })
  await run('history')
  expect(lines).toHaveLength(4)
  const folder = join(site, 'releases/1.1.0-0123456789')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'mode.json'), '')
  await run('prune', 'events')
  await expect(readFile(join(folder, 'mode.json'))).rejects.toThrow('ENOENT')
})

it('a mode that never had a release cannot be pruned', async () => {
  await expect(run('prune', 'events')).rejects.toThrow('has no release yet')
})
