import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { freeOffset, isFree } from './free-ports'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function occupy(host: string, port = 0) {
  const server = createServer().listen(port, host)
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

describe('a port', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('is taken when somebody listens on %s', async (host) => {
    const port = await occupy(host)
    expect(await isFree(port)).toBe(false)
  })

  it('is free again when the listener has stopped', async () => {
    const port = await occupy('127.0.0.1')
    const [server] = servers.splice(0)
    server?.close()
    expect(await isFree(port)).toBe(true)
  })
})

describe('a block of ports', () => {
  it('skips a block with one taken port', async () => {
    const taken = await occupy('127.0.0.1')
    const below = taken - 1
    expect(await freeOffset([below, taken], [0, 2, 4, 6, 8])).toBeGreaterThan(0)
  })

  it('without a free block is an error that names the first port', async () => {
    const taken = await occupy('127.0.0.1')
    await expect(freeOffset([taken], [0])).rejects.toThrow(`Port ${taken}`)
  })
})
