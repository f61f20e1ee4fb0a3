import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { isFree, reserveOffset } from './free-ports'

const runs: ChildProcess[] = []
const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const run of runs.splice(0)) run.kill('SIGKILL')
  for (const server of servers.splice(0)) server.close()
})

async function occupy(host: string, port = 0) {
  const server = createServer().listen(port, host)
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

it.each(['127.0.0.1', '0.0.0.0'])(
  'a port is taken while a server listens on %s, and free afterwards',
  async (host) => {
    const port = await occupy(host)
    expect(await isFree(port)).toBe(false)
    const [server] = servers.splice(0)
    server?.close()
    expect(await isFree(port)).toBe(true)
  },
)

/** Reserves a port in another process, which then stays. */
async function startRun(offsets: readonly number[]) {
  const script = `
    import { reserveOffset } from ${JSON.stringify(import.meta.resolve('./free-ports.ts'))}
    console.log(await reserveOffset([23_110], ${JSON.stringify(offsets)}))
    setInterval(() => {}, 1000)`
  const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
  runs.push(run)
  const [text] = await once(run.stdout, 'data')
  return { run, offset: Number.parseInt(text, 10) }
}

it('two runs that start at once get different ports, and a killed run frees its own', async () => {
  const offsets = Array.from({ length: 20 }, (_, index) => index * 100)
  const [{ run, offset }, own] = await Promise.all([
    startRun(offsets),
    reserveOffset([23_110], offsets),
  ])
  expect(offset).not.toBe(own)

  run.kill('SIGKILL')
  await once(run, 'close')
  expect(await reserveOffset([23_110], [offset])).toBe(offset)
})

it('ports of which one is taken are skipped, and an error names the first port', async () => {
  const taken = await occupy('127.0.0.1')
  expect(await reserveOffset([taken - 1, taken], [0, 2, 4, 6, 8])).toBeGreaterThan(0)
  await expect(reserveOffset([taken], [0])).rejects.toThrow(`Port ${taken}`)
})
