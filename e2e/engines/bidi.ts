import { WebSocket } from 'undici'

interface Answer {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  error?: string
  message?: string
  method?: string
  params?: unknown
}

export interface Bidi {
  send<Result>(method: string, params: unknown, timeoutMs?: number): Promise<Result>
  close(): void
}

/** A WebDriver BiDi connection: commands with their answers, and events for one listener. */
export async function connectBidi(
  url: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Bidi> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message, method, params } = JSON.parse(String(data)) as Answer
    if (type === 'event') return onEvent(method ?? '', params)
    const command = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (type === 'success') command?.resolve(result)
    else command?.reject(new Error(`${error}: ${message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed.'))
  })
  await new Promise<void>((settle, refuse) => {
    socket.addEventListener('open', () => settle())
    socket.addEventListener('error', () => refuse(new Error(`${url} does not answer.`)))
  })
  return {
    send: <Result>(method: string, params: unknown, timeoutMs = 60_000) => {
      last += 1
      const id = last
      return new Promise<Result>((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) reject(new Error('The browser has closed.'))
        waiting.set(id, { resolve: resolve as (result: unknown) => void, reject })
        setTimeout(() => reject(new Error(`${method} has no answer.`)), timeoutMs).unref()
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}

interface PromiseWithResolvers {
  resolve(result: unknown): void
  reject(error: Error): void
}
