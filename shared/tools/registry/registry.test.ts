import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listFiles } from '../release/content-hash'
import { runOn, stubSite } from '../testing/stub-site'
import { parseCommand, runCommandLine } from './registry'

let writesLeft = Number.POSITIVE_INFINITY
const failAt = (writes: number) => {
  writesLeft = writes
}
vi.mock(import('node:fs/promises'), async (importOriginal) => {
  const original = await importOriginal()
  return {
    ...original,
    async rename(from, to) {
      writesLeft -= 1
      if (writesLeft < 0) throw new Error('interrupted')
      await original.rename(from, to)
    },
  }
})

let site: Awaited<ReturnType<typeof stubSite>>
beforeEach(async () => {
  site = await stubSite()
})
afterEach(() => site.close())

const run = (command: string) => runOn(site.target, command)
const registry = async (target = site.target) =>
  JSON.parse(await readFile(join(target, 'remotes.json'), 'utf8'))
const currentUrl = async (target?: string) => (await registry(target)).modes.party?.url
/** Publishes a release of Party and makes it the current one. */
async function release(number: number) {
  const url = await site.publish(number)
  await run(`set party ${url}`)
  return url
}
const reasons = '--en "Closed." --hi "बंद है।"'

describe('a command', () => {
  it('releases, goes back as often as there was a release, and forward again', async () => {
    const one = await site.publish(1)
    const lines = await run(`set party ${one} --note "first one"`)
    expect(lines[0]).toBe(`3 files of ${one} are as they were built.`)
    expect(lines).toContain(`  current: none → ${one}`)
    const two = await release(2)
    await release(3)
    await run('rollback party')
    expect(await currentUrl()).toBe(two)
    const again = await run(`set party ${two}`)
    expect(again.at(-1)).toBe('Nothing was changed: the site is already as set party says.')
    await run('rollback party')
    expect(await currentUrl()).toBe(one)
    await expect(run('rollback party')).rejects.toThrow('No earlier release is known')
    await run(`set party ${two}`)
    await run('rollback party')
    expect(await currentUrl()).toBe(one)
    const status = await run('status party')
    expect(status[0]).toMatch(/^party {2}1\.0\.1-1{10} {2}since \S+ {2}commit abc123 {2}by Asha$/)
    expect(status.filter((line) => line.includes('first one'))).toHaveLength(1)
    expect(status.at(-1)).toBe('remotes.json and the headers agree with this.')
  })

  it('writes the same files whatever the order of the modes', async () => {
    const url = await site.publish(1)
    const work = { current: undefined, withdrawn: [], previous: [], releases: {}, history: [] }
    await writeFile(join(site.target, 'registry/work.json'), JSON.stringify(work))
    await run(`set party ${url}`)
    expect((await run('status')).at(-1)).toBe('remotes.json and the headers agree with this.')
  })

  it('withdraws a release, and the one before takes its place', async () => {
    const [one, two, three] = [await release(1), await release(2), await site.publish(3)]
    await run(`set party ${three} --preview`)
    await run('withdraw party 1.0.2-2222222222')
    await run('withdraw party 1.0.3-3333333333')
    expect(await currentUrl()).toBe(one)
    expect((await registry()).withdrawn).toEqual([two, three])
    const status = await run('status party')
    const { 1: time } = status.find((line) => line.includes('withdraw  '))?.split('  ') ?? []
    expect(status[0]).toContain(`party  1.0.1-1111111111  since ${time}  commit abc123`)
    await expect(run(`set party ${two}`)).rejects.toThrow(`${two} was withdrawn`)
    await expect(run(`withdraw party ${one}`)).rejects.toThrow('No earlier release is known')
    await expect(run('withdraw party 9.9.9')).rejects.toThrow('This mode has no release "9.9.9"')
  })

  it('closes a mode with the reason in every language, opens it, and removes it', async () => {
    await release(1)
    await expect(run('disable party --en "Closed."')).rejects.toThrow('in every language')
    await run(`disable party ${reasons}`)
    expect((await registry()).disabled.party).toEqual({ en: 'Closed.', hi: 'बंद है।' })
    await run('enable party')
    expect((await registry()).disabled).toEqual({})
    await run('remove party')
    expect(await currentUrl()).toBeUndefined()
    await expect(run('enable party')).rejects.toThrow('party was removed from the app')
  })

  it('publishes a release for previews, which is not the current one', async () => {
    const one = await release(1)
    const lines = await run(`set party ${await site.publish(2)} --preview`)
    expect(lines.at(-1)).toMatch(/open \/party\?preview=party:1\.0\.2-2{10}$/)
    const file = join(site.target, 'registry/party.json')
    const { releases } = JSON.parse(await readFile(file, 'utf8'))
    expect(Object.keys(releases)).toContain('1.0.2-2222222222')
    expect(await currentUrl()).toBe(one)
  })

  it('allows an origin in the headers of every host, and names the modes that lose it', async () => {
    const lines = await run('allow https://modes.example')
    expect(lines.at(-1)).toContain('nginx -s reload')
    for (const file of ['_headers', '_policy.conf', 'origins.json'])
      expect(await readFile(join(site.target, file), 'utf8')).toContain('https://modes.example')
    for (const number of [1, 2]) await release(number)
    expect((await run(`allow ${site.base} --remove`)).join()).toContain('party stops working')
    const status = await run('status party')
    expect(status).toContain('allowed origins: https://modes.example')
    expect(status).toContain(`  Browsers refuse its code: ${site.base} is not allowed.`)
    await expect(run('rollback party')).rejects.toThrow('Browsers refuse code')
    await expect(run(`set party ${await site.publish(3)}`)).rejects.toThrow(
      `Allow it first, with the same --target: npm run registry -- allow ${site.base}`,
    )
    await expect(run('allow http://modes.example/party')).rejects.toThrow('is not an origin')
  })

  it('writes nothing without a yes', async () => {
    const url = await site.publish(1)
    const lines: string[] = []
    await runCommandLine(parseCommand(['set', 'party', url, '--target', site.target]), {
      log: (line) => lines.push(line),
      confirm: async () => false,
    })
    expect(lines.at(-1)).toBe('Nothing was changed.')
    expect(await currentUrl()).toBeUndefined()
  })

  it.each([
    ['frobnicate party', 'Unknown command'],
    ['set', 'set needs a mode'],
    ['allow', 'allow needs an origin'],
    ['set ../party x', 'is not a mode id'],
    ['set party https://a.example/1/ more', 'Unknown argument "more"'],
    ['rollback party', 'party has no release yet'],
    ['status party', 'party has no release yet'],
    ['set party', 'set needs the URL'],
    ['set party https://a.example/?x', "is not the URL of a release's folder"],
  ])('%s is refused: %s', (command, message) => expect(run(command)).rejects.toThrow(message))

  it('stops at a team file that cannot be read', async () => {
    await release(1)
    await writeFile(join(site.target, 'registry/party.json'), '{"current":')
    await expect(run('rollback party')).rejects.toThrow('registry/party.json is not a team file')
  })
})

describe('a release is refused', () => {
  it.each<[string, object, message: string, files?: object]>([
    ['of a newer React', { needs: { react: '19.4.0' } }, 'react 19.4.0, the shell has 19.3.1'],
    ['that needs what there is not', { needs: { vue: '3.0.0' } }, 'vue 3.0.0, the shell has none'],
    ['of another contract', { contract: 99 }, 'contract 99, the shell has'],
    ['of another mode', { id: 'gig' }, 'as party'],
    ['with a file outside its folder', { entry: '../entry.js' }, 'The shell would refuse'],
    [
      'with a changed file',
      {},
      'lazy.js has another hash than files.json',
      { 'lazy.js': 'evil()' },
    ],
    ['with a changed entry', {}, 'another hash than mode.json says', { 'mode.js': 'evil()' }],
    ['with no manifest', {}, 'mode.json is not JSON', { 'mode.json': '<!doctype html>' }],
    ['with a changed list of files', {}, 'another hash', { 'files.json': '{"x.js":"sha256-"}' }],
  ])('%s', async (_, changes, message, files) => {
    await expect(run(`set party ${await site.publish(1, changes, files)}`)).rejects.toThrow(message)
    expect(await currentUrl()).toBeUndefined()
  })

  it('that changed after its release, also in a rollback', async () => {
    for (const number of [1, 2]) await release(number)
    await site.publish(1, {}, { 'lazy.js': 'another build' })
    await expect(run('rollback party')).rejects.toThrow('lazy.js has another hash')
    await expect(run(`set party ${site.base}/gone/`)).rejects.toThrow('answered 404')
  })
})

describe('a command that was interrupted', () => {
  it.each([
    'set party 3',
    // Run again, it would go further back.
    'rollback party',
  ])('at any of its writes is finished by running it again: %s', async (text) => {
    for (const number of [1, 2]) await release(number)
    const command = text.replace(/(?<=^set party )3/, await site.publish(3))
    const wanted = await site.copy('wanted')
    await runOn(wanted, command)
    let writes = 0
    for (let isInterrupted = true; isInterrupted; writes += 1) {
      const target = await site.copy(`interrupted-${writes}`)
      failAt(writes)
      isInterrupted = await runOn(target, command).then(
        () => false,
        () => true,
      )
      failAt(Number.POSITIVE_INFINITY)
      if (isInterrupted) await runOn(target, command)
      expect(await listFiles(target)).toEqual(await listFiles(wanted))
      expect(await registry(target), `at write ${writes}`).toEqual(await registry(wanted))
      expect((await runOn(target, 'status')).at(-1)).toBe(
        'remotes.json and the headers agree with this.',
      )
    }
    expect(writes).toBeGreaterThan(2)
  })
})
