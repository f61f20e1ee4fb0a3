import { createServer, type Server } from 'node:net'

/** Listens on a port. Returns undefined if it is taken. */
const listen = (port: number, host?: string) =>
  new Promise<Server | undefined>((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      // A machine without IPv6 has no `::1`, so the port counts as free.
      resolve(error.code === 'EADDRNOTAVAIL' ? server : undefined),
    )
    server.listen(port, host, () => resolve(server.unref()))
  })

/** Returns whether a port is free on each host name, because some systems share it between them. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    const server = await listen(port, host)
    if (!server) return false
    await new Promise((resolve) => server.close(resolve))
  }
  return true
}

const blockSize = 100

/** The last port of a hundred. A process that listens there has reserved the others. */
const lockPort = (port: number) => port - (port % blockSize) + blockSize - 1

/** Reserves ports until this process ends. Returns false if one of them is taken. */
async function reserve(ports: readonly number[]): Promise<boolean> {
  // The system closes a socket even if the process is killed. A lock file would stay.
  const lockPorts = [...new Set(ports.map(lockPort))]
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
  for (const offset of offsets) if (await reserve(ports.map((port) => port + offset))) return offset
  throw new Error(
    `Port ${ports[0]} and ${offsets.length - 1} alternatives are taken. End a program that listens there and try again.`,
  )
}

/** 4170, 4270, … 4970. */
const usualOffsets = Array.from({ length: 9 }, (_, index) => index * blockSize)

/** Moves the ports of all apps to free ones, for this process and those that it starts. The first call decides. */
export async function movePorts(ports: readonly number[], offsets = usualOffsets): Promise<void> {
  process.env.BAITHAK_PORT_OFFSET ??= String(await reserveOffset(ports, offsets))
}
