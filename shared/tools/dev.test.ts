import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { app, apps, repositoryRoot } from '@baithak/build/apps'
import { expect, it, onTestFinished } from 'vitest'

const party = app('party')

it('moves to other ports when one of its own is taken, and says where', async () => {
  const server = createServer().listen(party.devPort)
  // Somebody may listen there already.
  await once(server, 'listening').catch(() => {})
  const { BAITHAK_PORT_OFFSET: _, ...env } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', '../shared/tools/dev.ts'], {
    cwd: join(repositoryRoot, party.folder),
    env,
    detached: true,
  })
  onTestFinished(() => {
    server.close()
    if (child.pid && child.exitCode === null) process.kill(-child.pid)
  })
  const [line] = await once(child.stdout, 'data')
  const port = Number(/http:\/\/localhost:(\d+)/.exec(line)?.[1])
  expect(port).toBeGreaterThan(party.devPort)
  expect((port - party.devPort) % 100).toBe(0)
})

it('starts every development server: one that a script starts itself would fail on a taken port', () => {
  const scripts = ['.', ...apps.map(({ folder }) => folder)].flatMap((folder) => {
    const file = join(repositoryRoot, folder, 'package.json')
    return Object.entries<string>(JSON.parse(readFileSync(file, 'utf8')).scripts)
  })
  expect(scripts.filter(([name]) => name === 'dev')).toHaveLength(apps.length + 1)
  expect(scripts.filter(([, command]) => /\bvite\b(?! build)/.test(command))).toEqual([])
})
