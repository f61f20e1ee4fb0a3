import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileListName, hashOf } from '@baithak/build/file-hashes'
import type { ModeJson } from '@baithak/contract'
import { parseCommand, runCommandLine } from '../registry/registry'
import { modeHandler } from '../server/static-server'
import { stubManifest, writeFiles } from './stub-apps'

/** Runs a command on a deployed shell without asking, and returns its lines. */
export async function runOn(target: string, command: string): Promise<string[]> {
  const lines: string[] = []
  const args = command.match(/"[^"]*"|\S+/g)?.map((arg) => arg.replaceAll('"', '')) ?? []
  await runCommandLine(parseCommand([...args, '--yes', '--target', target]), {
    log: (line) => lines.push(line),
    confirm: async () => false,
  })
  return lines
}

const shellContract = stubManifest('party').contract

/** A deployed shell, and a host to which releases of Party are published. */
export async function stubSite() {
  const root = await mkdtemp(join('/tmp', 'baithak-site-'))
  const releases = join(root, 'releases')
  const server = createServer(modeHandler(releases)).listen(0)
  await once(server, 'listening')
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  const target = join(root, 'shell')
  await writeFiles(target, {
    'index.html': '<!doctype html><title>Baithak</title><script>start()</script>',
    'shell.json': JSON.stringify({ contract: shellContract, provides: { react: '19.3.1' } }),
  })
  await runOn(target, `allow ${base}`)
  return {
    target,
    base,
    /** Serves a release and returns its URL. `changes` are those of its `mode.json`, `files` replace its files. */
    async publish(number: number, changes: Partial<ModeJson> = {}, files: object = {}) {
      const name = `1.0.${number}-${String(number).repeat(10).slice(0, 10)}`
      const lazy = `lazy(${number})`
      const list = JSON.stringify({ 'lazy.js': hashOf(lazy) })
      const manifest = stubManifest('party', String(number))
      const integrity = { ...manifest.integrity, [fileListName]: hashOf(list) }
      const content = { ...manifest, files: fileListName, integrity, ...changes }
      await writeFiles(join(releases, name), {
        'mode.json': JSON.stringify(content),
        [manifest.entry]: String(number),
        [fileListName]: list,
        'lazy.js': lazy,
        'release.json': '{"commit":"abc123","author":"Asha"}',
        ...files,
      })
      return `${base}/${name}/`
    },
    /** A copy of the deployed shell as it is now. */
    async copy(name: string): Promise<string> {
      await cp(target, join(root, name), { recursive: true })
      return join(root, name)
    },
    async close() {
      server.close().closeAllConnections()
      await rm(root, { recursive: true, force: true })
    },
  }
}
