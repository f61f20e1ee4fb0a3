import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { removeStubs, stubApps, writeFiles } from '../testing/stub-apps'

afterAll(removeStubs)

const tools = join(import.meta.dirname, '..')

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('a program and its builds end with the shell that npm has started for it', async () => {
  const root = await stubApps()
  const workspace = { name: 'shell', version: '1.0.0', scripts: { build: 'node wait.js' } }
  await writeFiles(root, {
    'package.json': '{ "type": "module" }',
    'start.ts': `
      import { build } from '${tools}/build-apps'
      import { stopWithParent } from '${tools}/process/stop-with-parent'
      stopWithParent()
      console.log('pid ' + process.pid)
      await build('${root}', ['shell']).catch(() => {})`,
    'shell/package.json': JSON.stringify(workspace),
    'shell/wait.js': `
      require('fs').writeFileSync('../pid-of-build', String(process.pid))
      setInterval(() => {}, 1000)`,
  })
  // npm runs a script in a shell that does not pass on SIGTERM.
  const shell = spawn('sh', ['-c', `node --import ${import.meta.resolve('tsx')} start.ts; true`], {
    cwd: root,
  })
  let output = ''
  shell.stdout.on('data', (chunk) => {
    output += chunk
  })
  const buildPid = await vi.waitFor(
    async () => Number(await readFile(join(root, 'pid-of-build'), 'utf8')) || Promise.reject(),
    60_000,
  )
  const pids = [Number(/pid (\d+)/.exec(output)?.[1]), buildPid]
  expect(pids.filter(isRunning)).toEqual(pids)
  shell.kill('SIGTERM')
  await once(shell, 'exit')
  await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), 20_000)
})
