import { WebSocket } from 'undici'

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  error?: string
  message?: string
  method?: string
  params?: unknown
}

interface Bidi {
  send<Result>(method: string, params: unknown, timeoutMs?: number): Promise<Result>
  close(): void
}

/** Opens a WebDriver BiDi connection that sends commands and passes events to one listener. */
export async function connectBidi(
  url: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Bidi> {
  const socket = new WebSocket(url)
  const pendingCommands = new Map<number, PendingCommand>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message, method, params } = JSON.parse(String(data)) as Message
    if (type === 'event') return onEvent(method ?? '', params)
    const pending = pendingCommands.get(id ?? 0)
    pendingCommands.delete(id ?? 0)
    if (type === 'success') pending?.resolve(result)
    else pending?.reject(new Error(`${error}: ${message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of pendingCommands.values()) reject(new Error('The browser is closed.'))
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error(`${url} does not respond.`)))
  })
  return {
    send: <Result>(method: string, params: unknown, timeoutMs = 60_000) => {
      lastId += 1
      const id = lastId
      return new Promise<Result>((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) reject(new Error('The browser is closed.'))
        pendingCommands.set(id, { resolve: resolve as (result: unknown) => void, reject })
        setTimeout(() => reject(new Error(`${method} got no response.`)), timeoutMs).unref()
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}

interface PendingCommand {
  resolve(result: unknown): void
  reject(error: Error): void
}
