import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { parseArguments } from '../registry/arguments'
import { runRegistryCommand } from '../registry/run-registry-command'
import { listFiles } from '../release/content-hash'
import { registryEntry, release } from '../release/release'
import { modeHandler } from '../server/static-server'
import { deployShell } from '../shell-release/deploy-shell'
import { releaseShell } from '../shell-release/release-shell'
import { stubApps, writeFiles } from './stub-apps'
import { stubPartyRelease, stubShellPage } from './stub-pictures'

// Some tests write a site a thousand times, and each file of it is synced.
const temporary = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
vi.mock(import('../pages/compose-page'), async (importOriginal) => {
  const { composePage, ...others } = await importOriginal()
  const pages = new Map<string, Promise<string>>()
  return {
    ...others,
    composePage(shell, screen) {
      const key = JSON.stringify([shell.html, screen])
      const page = pages.get(key) ?? composePage(shell, screen)
      pages.set(key, page)
      return page
    },
  }
})

let time = Date.now()
/** A later time for each command, as histories have it. A lock from before the machine was started would be abandoned. */
const now = () => {
  time += 1000
  return new Date(time)
}

/** Runs a command on the shell in the folder `site`, and returns its lines. */
export async function runOn(site: string, command: string): Promise<string[]> {
  const lines: string[] = []
  const args = command.match(/"[^"]*"|\S+/g)?.map((arg) => arg.replaceAll('"', '')) ?? []
  const options = ['--yes', '--target', join(site, 'shell'), '--folder', join(site, 'releases')]
  await runRegistryCommand(parseArguments([...args, ...options]), {
    log: (line) => lines.push(line),
    confirm: async () => false,
    now,
  })
  return lines
}

/** Everything in a folder but the times of its histories. */
export async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = (await listFiles(folder)).toSorted().map(async (path) => {
    const text = await readFile(join(folder, path), 'latin1')
    return [path, text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * A deployed shell with two releases of Party, the second of which is live, and a third one that is served. `copy` makes
 * copies of it, or of one of them.
 */
export async function stubSite() {
  const root = await stubApps()
  const template = join(root, 'template')
  const party = join(root, 'remote-party')
  const server = createServer(modeHandler(join(party, 'releases'))).listen(0)
  const { port } = server.address() as AddressInfo
  const base = `http://localhost:${port}`

  const urls: string[] = []
  for (const code of ['1', '2', '3']) {
    await rm(join(party, 'dist'), { recursive: true, force: true })
    await writeFiles(join(party, 'dist'), stubPartyRelease({ code }))
    urls.push(registryEntry(await release(party), base).url)
  }
  await cp(join(party, 'releases'), join(template, 'releases'), { recursive: true })

  const releaseNumber = async (number: number) => {
    const html = `${stubShellPage['index.html']}<script>${number}</script>`
    for (const [path, text] of Object.entries({ ...stubShellPage, 'index.html': html }))
      await writeFiles(join(root, 'shell/dist'), { [path]: text })
    await writeFiles(join(root, 'shell'), {
      'package.json': `{ "version": "1.0.${number}" }`,
      [`dist/assets/app-${number}.js`]: `start(${number})`,
      'dist/service-worker.js': `${number}`,
    })
    return releaseShell(join(root, 'shell'))
  }
  const shells = [await releaseNumber(1), await releaseNumber(2)] as const
  const deploy = (site: string, number: 0 | 1) =>
    deployShell(shells[number], join(site, 'shell'), { now: now(), keep: 1 })
  await deploy(template, 0)
  for (const command of [`allow ${base}`, `set party ${urls[0]}`, `set party ${urls[1]}`])
    await runOn(template, command)

  const copies: string[] = []
  return {
    template,
    base,
    urls: urls as [string, string, string],
    deploy,
    async copy(from = template): Promise<string> {
      const site = await mkdtemp(join(temporary, 'baithak-site-'))
      copies.push(site)
      await cp(from, site, { recursive: true })
      return site
    },
    /** The host of the releases is down while `work` runs. */
    async withoutHost<T>(work: () => Promise<T>): Promise<T> {
      server.close().closeAllConnections()
      const result = await work()
      await once(server.listen(port), 'listening')
      return result
    },
    async close() {
      server.close().closeAllConnections()
      for (const folder of copies) await rm(folder, { recursive: true, force: true })
    },
  }
}
