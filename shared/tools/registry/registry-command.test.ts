import { execFile } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '@baithak/build/apps'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registryEntry, release } from '../release/release'
import { modeHandler } from '../server/static-server'
import { writeOrigins } from '../testing/edit-registry'
import { stubApps, stubMode, writeFiles } from '../testing/stub-apps'
import { parseArguments } from './arguments'
import { runRegistryCommand } from './run-registry-command'

let site: string
let party: string
let base: string
let server: Server
const urls: string[] = []

/** Packs a build of Party and returns the URL of its release. */
async function pack(code: string) {
  await writeFiles(party, stubMode('party', code))
  return registryEntry(await release(party), base).url
}

beforeEach(async () => {
  const root = await stubApps()
  site = join(root, 'shell/dist')
  party = join(root, 'remote-party')
  server = createServer(modeHandler(join(party, 'releases'))).listen(0)
  base = `http://localhost:${(server.address() as AddressInfo).port}`
  urls.splice(0, urls.length, await pack('1'), await pack('2'), await pack('3'))
  await writeOrigins(site, [base])
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

const lines: string[] = []
async function run(
  command: string,
  confirm = async () => true,
  now = new Date('2026-11-23T10:00:00Z'),
) {
  lines.length = 0
  const args = command.match(/"[^"]*"|\S+/g)?.map((arg) => arg.replaceAll('"', '')) ?? []
  const options = ['--target', site, '--folder', join(party, 'releases')]
  await runRegistryCommand(parseArguments([...args, ...options]), {
    log: (line) => lines.push(line),
    confirm,
    now: () => now,
  })
}
const remotes = async () => JSON.parse(await readFile(join(site, 'remotes.json'), 'utf8'))
const releases = async () => JSON.parse(await readFile(join(site, 'releases.json'), 'utf8'))

describe('a release', () => {
  it('goes live once it is verified and confirmed, and the effect is shown before', async () => {
    const confirm = vi.fn(async () => {
      expect(lines.join('\n')).toContain(`current: none → ${basename(urls[0] ?? '')}`)
      await expect(remotes()).rejects.toThrow('ENOENT')
      return true
    })
    await run(`set party ${urls[0]} --note "first"`, confirm)
    expect(confirm).toHaveBeenCalledOnce()
    expect((await remotes()).modes.party).toMatchObject({
      url: urls[0],
      manifest: { version: '1.0.0' },
    })
    expect(Object.keys((await releases()).releases.party)).toEqual([basename(urls[0] ?? '')])
    await run('history party')
    expect(lines).toEqual([`2026-11-23T10:00:00.000Z  party  set  ${urls[0]}  first`])
  })

  it('is not written when the answer is no', async () => {
    await run(`set party ${urls[0]}`, async () => false)
    expect(lines.at(-1)).toBe('Nothing was changed.')
    expect(await readdir(join(site, 'registry'))).toEqual([])
  })

  it.each([
    ['a file is missing', (folder: string) => rm(join(folder, 'remoteEntry.js')), 'answered 404'],
    [
      'a file was changed',
      (folder: string) => writeFile(join(folder, 'remoteEntry.js'), 'evil()'),
      'has another hash',
    ],
    [
      'its mode.json is not JSON',
      (folder: string) => writeFile(join(folder, 'mode.json'), '<html>'),
      'is not JSON',
    ],
  ])('is refused when %s', async (_, damage, message) => {
    await damage(join(party, 'releases', basename(urls[0] ?? '')))
    await expect(run(`set party ${urls[0]}`)).rejects.toThrow(message)
    expect(await readdir(site)).not.toContain('remotes.json')
  })

  it('of another mode is refused, and so is an origin that is not allowed', async () => {
    await expect(run(`set gig ${urls[0]}`)).rejects.toThrow('refuse')
    await writeOrigins(site, [])
    await expect(run(`set party ${urls[0]}`)).rejects.toThrow('Allow it first')
  })

  it('on a server that is down is refused', async () => {
    server.close()
    server.closeAllConnections()
    await expect(run(`set party ${urls[0]}`)).rejects.toThrow('does not answer')
  })
})

it('a team’s canary, closing and withdrawal are in the registry until they end', async () => {
  await run(`set party ${urls[0]}`)
  await run(`set party ${urls[1]}`)
  await run(`set party ${urls[2]} --percent 5`)
  await run('disable party --en "Closed today." --hi "आज बंद है।"')
  expect(await remotes()).toMatchObject({
    canary: { party: { url: urls[2], percent: 5 } },
    disabled: { party: { en: 'Closed today.', hi: 'आज बंद है।' } },
  })
  await run('enable party')
  await run(`withdraw party ${urls[1]}`)
  await run('set party --percent 0')
  const { modes, ...rest } = await remotes()
  expect(modes.party.url).toBe(urls[0])
  expect(rest).toEqual({ withdrawn: [urls[1]] })
  await run('history')
  expect(lines).toHaveLength(7)
  expect(lines.at(-1), 'the canary that ended').toContain(`set --percent  0 %  ${urls[2]}`)
})

it('a removed mode is in no part of the registry, and a release of it can be set again', async () => {
  await run(`set party ${urls[0]}`)
  await run(`set party ${urls[1]} --percent 5`)
  await run('disable party --en "Closed today." --hi "आज बंद है।"')
  await run('disable party --for-good')
  expect(await remotes()).toEqual({ modes: {} })
  await run(`set party ${urls[0]}`)
  expect((await remotes()).modes.party.url).toBe(urls[0])
})

it('pruning deletes the folders that nothing refers to', async () => {
  for (const url of urls) await run(`set party ${url}`)
  const newest = await pack('4')
  await run('prune party --keep 1')
  const retained = (await readdir(join(party, 'releases'))).filter((name) => /^1\.0\.0-/.test(name))
  expect(retained.sort()).toEqual(
    [urls[1], urls[2], newest].map((url) => basename(url ?? '')).sort(),
  )
  expect(Object.keys((await releases()).releases.party).sort()).toEqual(
    [urls[1], urls[2]].map((url) => basename(url ?? '')).sort(),
  )
})

it('another command waits until a question is answered', async () => {
  await run(`set party ${urls[0]}`)
  let other = Promise.resolve()
  const answer = async () => {
    other = run(`set party ${urls[1]}`)
    await vi.waitFor(() => expect(lines.join()).toContain(`files of ${urls[1]}`))
    return true
  }
  await run(`set party ${urls[2]}`, answer, new Date())
  expect((await remotes()).modes.party.url).toBe(urls[2])
  await other
  expect((await remotes()).modes.party.url).toBe(urls[1])
  await run('rollback party')
  expect((await remotes()).modes.party.url).toBe(urls[2])
})

it('nothing is written when nothing changes', async () => {
  await run(`set party ${urls[0]}`)
  const confirm = vi.fn(async () => true)
  await run(`set party ${urls[0]}`, confirm)
  expect(confirm).not.toHaveBeenCalled()
})

it.each([
  ['', 'There is no command ""'],
  ['deploy party', 'There is no command "deploy"'],
  ['set', 'set needs a mode'],
  ['set party a b', 'b is too much'],
  ['set party --percent 101', '--percent is a number'],
  ['set __proto__', '__proto__ is no id'],
  ['set ../party', '../party is no id'],
  ['allow modes.example', 'no https origin'],
  ['status --target http://shell.example', 'is no folder'],
  ['set party --force', '--force'],
])('%j is refused with a reason', (command, message) => {
  expect(() => parseArguments(command.split(' ').filter(Boolean))).toThrow(message)
})

it.each([
  ['set party', 'set needs the URL of a release'],
  ['withdraw party', 'withdraw needs the URL'],
  ['disable party --en Closed', 'every language'],
  ['disable praty --en Closed --hi बंद', 'praty has no release yet'],
])('%s is refused with a reason', async (command, message) => {
  await run(`set party ${urls[0]}`)
  await expect(run(command)).rejects.toThrow(message)
})

it('where nobody can answer, the program changes nothing without --yes', async () => {
  const program = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'shared/tools/registry/registry.ts', ...args, '--target', site],
      { cwd: repositoryRoot },
    )
  const args = ['disable', 'party', '--en', 'Closed', '--hi', 'बंद']
  await run(`set party ${urls[0]} --yes`)
  const before = await remotes()
  await expect(program(...args)).rejects.toMatchObject({
    stderr: expect.stringContaining('Add --yes to confirm'),
    stdout: expect.stringContaining('disabled: no → Closed / बंद'),
  })
  expect(await remotes()).toEqual(before)
  await program(...args, '--yes')
  expect((await remotes()).disabled.party).toEqual({ en: 'Closed', hi: 'बंद' })
})

it('a mode that this repository does not have is released the same way', async () => {
  await writeFiles(party, stubMode('events'))
  const { url } = registryEntry(await release(party), base)
  await run(`set party ${urls[0]}`)
  await run(`set events ${url}`)
  expect(Object.keys((await remotes()).modes)).toEqual(['events', 'party'])
  await run('history')
  expect(lines.map((line) => line.split('  ')[1])).toEqual(['events', 'party'])
  await run('status')
  expect(lines.at(-1)).toBe('What is served agrees with this.')
})
