import { createServer } from 'node:http'
import { connect } from 'node:net'

const acceptsConnection = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host })
    const finish = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => finish(true)).once('error', () => finish(false))
  })

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/** Whether no process listens on a port, on IPv4 and IPv6. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) if (await acceptsConnection(port, host)) return false
  return canListen(port)
}

/** The first offset with which all ports are free. */
export async function freeOffset(
  ports: readonly number[],
  offsets: readonly number[],
): Promise<number> {
  for (const offset of offsets) {
    const free = await Promise.all(ports.map((port) => isFree(port + offset)))
    if (!free.includes(false)) return offset
  }
  throw new Error(
    `Port ${ports[0]} and the ${offsets.length - 1} alternatives to it are taken. End a program that listens there and try again.`,
  )
}

// Browsers refuse 4190, 5060, 6000, 6566, 6665–6669 and 10080.
/** Offsets for the ports of `npm start`: 4170, 4270, … 4970. */
export const startOffsets = Array.from({ length: 9 }, (_, index) => index * 100)
