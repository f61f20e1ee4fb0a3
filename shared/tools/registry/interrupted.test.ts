import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '@baithak/build/apps'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { interruptWrites, restoreWrites } from '../testing/interrupt-writes'
import { contentOf, runOn, stubSite } from '../testing/stub-site'

let site: Awaited<ReturnType<typeof stubSite>>
beforeAll(async () => {
  site = await stubSite()
})
afterAll(() => site.close())
afterEach(restoreWrites)

const closing = 'disable party --en "Closed." --hi "बंद।"'
/** Every command that writes, with the commands before it; the number is that of a release. */
const commands = [
  ['set party $2'],
  ['set party $2 --percent 5'],
  ['set party $2 --preview'],
  ['set party --percent 0', 'set party $2 --percent 5'],
  ['rollback party', 'set party $2'],
  ['withdraw party $1'],
  [closing],
  ['enable party', closing],
  ['disable party --for-good'],
  ['prune party --keep 1', 'set party $2'],
  ['allow https://modes.example'],
  ['disallow https://modes.example', 'allow https://modes.example'],
  ['release -w shell'],
]

const run = async (folder: string, command: string) =>
  command === 'release -w shell'
    ? site.deploy(folder, 1).then(() => [])
    : runOn(
        folder,
        command.replace(/\$(\d)/, (_, number) => site.urls[Number(number)] ?? ''),
      )

/** `npm test` kills at every third write, `npm run test:faults` at each. */
const nextWrite = process.env.BAITHAK_LONG ? 1 : 3

/** The site before a command and after it. */
async function outcomeOf(command: string, earlier: readonly string[]) {
  const origin = await site.copy()
  for (const each of earlier) await run(origin, each)
  const expected = await site.copy(origin)
  await run(expected, command)
  return { origin, before: await contentOf(origin), after: await contentOf(expected) }
}

/** Runs a command that is killed at its write of that number. Returns what it answered, or undefined if it was killed. */
async function runKilledAt(folder: string, command: string, count: number) {
  let writes = 0
  interruptWrites(() => {
    writes += 1
    if (writes >= count) throw new Error('killed')
  })
  try {
    return await run(folder, command)
  } catch (error) {
    if ((error as Error).message.includes('killed')) return undefined
    throw error
  } finally {
    restoreWrites()
  }
}

const finished = /^(?:Done\.|Nothing changes: all is as .*|Nothing else changes: .*)$/

it.each(commands)(
  'killed at any of its writes, %s is finished by running it again, which says so',
  async (command, ...earlier) => {
    const { origin, before, after } = await outcomeOf(command, earlier)
    for (let count = 1; ; count += nextWrite) {
      const folder = await site.copy(origin)
      if (await runKilledAt(folder, command, count)) {
        expect(count, 'the number of kills').toBeGreaterThan(10)
        return
      }
      for (const [path, text] of Object.entries(await contentOf(folder)))
        if (!/\.draft$|\.lock/.test(path)) expect([before[path], after[path]]).toContain(text)
      const lines = await run(folder, command)
      expect(await contentOf(folder), `after kill ${count}`).toEqual(after)
      if (lines.length > 0) expect(lines.filter((line) => finished.test(line))).toHaveLength(1)
      expect(await run(folder, 'sync')).toEqual(['Nothing changes: all is as sync says already.'])
    }
  },
  60_000,
)

it('a rollback that is killed, and killed again while it is finished, goes back once', async () => {
  const { origin, after } = await outcomeOf('rollback party', ['set party $2'])
  for (let count = 8; ; count += 4) {
    const folder = await site.copy(origin)
    if (await runKilledAt(folder, 'rollback party', count)) return expect(count).toBeGreaterThan(20)
    expect(await runKilledAt(folder, 'rollback party', 8)).toBe(undefined)
    await run(folder, 'rollback party')
    expect(await contentOf(folder), `after kill ${count}`).toEqual(after)
  }
})

it('a command that was killed is finished by the next one of another mode', async () => {
  const { origin, after } = await outcomeOf('allow https://modes.example', ['withdraw party $1'])
  const start = await site.copy()
  for (let count = 1; ; count += nextWrite) {
    const folder = await site.copy(start)
    if (await runKilledAt(folder, 'withdraw party $1', count)) return
    await run(folder, 'allow https://modes.example')
    const content = await contentOf(folder)
    const team = 'shell/registry/party.json'
    if (content[team] === (await contentOf(origin))[team]) expect(content).toEqual(after)
  }
})

it.each([1, 22])(
  'a real process that is killed at write %i of a withdrawal has withdrawn it, or says on the next run that it does',
  async (count) => {
    const { origin, after } = await outcomeOf('withdraw party $1', [])
    const folder = await site.copy(origin)
    const program = ['kill-at-write', '../registry/registry'].map((name) =>
      join(repositoryRoot, `shared/tools/testing/${name}.ts`),
    ) as [string, string]
    const args = ['withdraw', 'party', site.urls[1], '--yes', '--target', join(folder, 'shell')]
    const child = promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--import', program[0], program[1], ...args],
      { cwd: repositoryRoot, env: { ...process.env, BAITHAK_KILL_AT: String(count) } },
    )
    await expect(child).rejects.toMatchObject({ signal: 'SIGKILL' })
    const lines = await run(folder, 'withdraw party $1')
    expect(lines.filter((line) => finished.test(line))).toHaveLength(1)
    expect(await contentOf(folder)).toEqual(after)
  },
  60_000,
)

it.each(commands)('on a full disk, %s leaves the site as it was', async (command, ...earlier) => {
  const { origin, before } = await outcomeOf(command, earlier)
  for (let count = 1; ; count += 1) {
    const folder = await site.copy(origin)
    let writes = 0
    interruptWrites((needsSpace) => {
      if (needsSpace) writes += 1
      if (needsSpace && writes >= count)
        throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    })
    const outcome = await run(folder, command).catch((error: Error) => error.message)
    restoreWrites()
    if (!outcome.includes('ENOSPC')) {
      expect(count).toBeGreaterThan(3)
      return
    }
    expect(await contentOf(folder), `with no space for write ${count}`).toEqual(before)
  }
})

it.each([['withdraw party $1'], [closing]])(
  'a host that is down does not stop %s, and its pages follow later',
  async (command) => {
    const { origin, after } = await outcomeOf(command, [])
    expect(await site.withoutHost(() => run(origin, command))).toContain('Done.')
    expect((await contentOf(origin))['shell/remotes.json']).toBe(after['shell/remotes.json'])
    await run(origin, 'sync')
    expect(await contentOf(origin)).toEqual(after)
  },
)

it('of fifty commands at once, each has its effect', async () => {
  const folder = await site.copy()
  const origins = Array.from({ length: 20 }, (_, index) => `https://modes-${index}.example`)
  const sentences = ['disable party --en "One." --hi "एक।"', 'enable party', closing]
  const all = [
    ...origins.map((origin) => `allow ${origin}`),
    ...Array.from({ length: 15 }, (_, index) => `set party $${index % 3}`),
    ...Array.from({ length: 15 }, (_, index) => sentences[index % 3] ?? ''),
  ]
  const results = await Promise.all(all.map((command) => run(folder, command)))
  expect(results.filter((lines) => lines.some((line) => finished.test(line)))).toHaveLength(50)

  const read = async (path: string) =>
    JSON.parse(await readFile(join(folder, 'shell', path), 'utf8'))
  expect(await read('origins.json')).toEqual(expect.arrayContaining(origins))
  const { history } = await read('registry/party.json')
  const effects = results.flat().filter((line) => line === 'Done.').length
  expect(history).toHaveLength(2 + effects - origins.length)
  expect((await run(folder, 'status')).at(-1)).toBe('What is served agrees with this.')
}, 60_000)
