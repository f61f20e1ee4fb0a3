import { createServer, type Server } from 'node:net'

/** Listens on a port, or on nothing if it is taken. */
const listen = (port: number, host?: string) =>
  new Promise<Server | undefined>((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      // A machine without IPv6.
      resolve(error.code === 'EADDRNOTAVAIL' ? server : undefined),
    )
    server.listen(port, host, () => resolve(server.unref()))
  })

/** Whether no process listens on a port: some systems share it between a host and all of them. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    const server = await listen(port, host)
    if (!server) return false
    await new Promise((resolve) => server.close(resolve))
  }
  return true
}

/** Browsers refuse to open these. */
const blockedPorts = new Set([
  4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
])

const blockSize = 100

/** No server uses the last port of a hundred: who listens there has reserved the others. */
const lockPortOf = (port: number) => port - (port % blockSize) + blockSize - 1

/** Reserves ports until this process ends, unless one of them is reserved, used, or blocked. */
async function reserve(ports: readonly number[]): Promise<boolean> {
  if (ports.some((port) => blockedPorts.has(port))) return false
  // Sockets, not files: the system frees them however the process ends, and they are there for every user and folder.
  const lockPorts = [...new Set(ports.map(lockPortOf))]
  const locks = await Promise.all(lockPorts.map((port) => listen(port, '127.0.0.1')))
  const areFree = locks.every(Boolean) && (await Promise.all(ports.map(isFree))).every(Boolean)
  if (!areFree) for (const lock of locks) lock?.close()
  return areFree
}

/** Reserves the ports at the first offset at which all are free, until this process ends. */
export async function reserveOffset(
  ports: readonly number[],
  offsets: readonly number[],
): Promise<number> {
  for (const offset of offsets) {
    if (await reserve(ports.map((port) => port + offset))) return offset
  }
  throw new Error(
    `Port ${ports[0]} and the ${offsets.length - 1} alternatives to it are taken. End a program that listens there and try again.`,
  )
}

/** 4170, 4270, … 4970. */
const usualOffsets = Array.from({ length: 9 }, (_, index) => index * blockSize)

/**
 * Moves the ports of all apps to where these are free, for this process and those that it starts, unless the one that
 * has started it has done so.
 */
export async function movePorts(ports: readonly number[], offsets = usualOffsets): Promise<void> {
  process.env.BAITHAK_PORT_OFFSET ??= String(await reserveOffset(ports, offsets))
}
