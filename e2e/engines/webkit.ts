import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { logBlockedContent } from '../fixtures/log-blocked-content'
import type { Engine, Session } from './engine'
import { callOf, phone } from './engine'
import { collectErrors } from './page-errors'
import { findProgram, type Program, startProgram } from './program'

/** Debian installs MiniBrowser beside WebKit's library, below a folder that is named after the architecture. */
function findMiniBrowser(): string | undefined {
  if (!existsSync('/usr/lib')) return undefined
  return readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path))
}

/** WebKitGTK's MiniBrowser in a phone-sized window on a virtual display, over W3C WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: ['libwebkit2gtk-4.1-0', 'webkit2gtk-driver', 'xvfb'],
  find: async () =>
    ['WebKitWebDriver', 'Xvfb'].every(findProgram) && findMiniBrowser() !== undefined,
  start: startWebKit,
}

/** Mesa's software OpenGL crashes now and then when WebKit paints and composites with it in several threads. */
const openGlInOneThread = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', LP_NUM_THREADS: '0' }

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Longer than the driver's own script timeout. */
const responseTimeoutMs = 40_000

type Outcome = { value?: string } | { error: string }

/** Sends one command of W3C WebDriver. */
async function command<Result>(url: string, method: 'GET' | 'POST' | 'DELETE', body?: unknown) {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(responseTimeoutMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { value } = (await response.json()) as {
    value: Result & { error?: string; message?: string }
  }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value as Result
}

async function startWebKit(): Promise<Session> {
  const started: Program[] = []
  const close = async () => {
    for (const program of started.reverse()) await program.stop()
  }
  const startAndTrack = async (...args: Parameters<typeof startProgram>) => {
    const program = await startProgram(...args)
    started.push(program)
    return program.ready
  }
  try {
    const screen = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-displayfd', '3']
    const display = await startAndTrack(findProgram('Xvfb') ?? 'Xvfb', {
      args: screen,
      readyLine: /^(\d+)$/,
    })
    const port = 9500 + Number(display)
    await startAndTrack(findProgram('WebKitWebDriver') ?? 'WebKitWebDriver', {
      args: [`--port=${port}`],
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        LANGUAGE: 'en_IN',
        LIBGL_ALWAYS_SOFTWARE: '1',
        ...openGlInOneThread,
      },
    })
    const driver = `http://127.0.0.1:${port}`
    await waitUntilReady(driver)
    const session = await openSession(driver)
    return {
      ...session,
      close: async () => {
        // A crashed browser's session cannot be closed.
        await session.close().catch(() => {})
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The driver prints nothing when it is ready, so poll its status. */
async function waitUntilReady(driver: string) {
  for (let triesLeft = 100; triesLeft > 0; triesLeft -= 1) {
    if (
      await fetch(`${driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await setTimeout(100)
  }
  throw new Error(`${driver} does not respond.`)
}

async function openSession(driver: string): Promise<Session> {
  const options = { binary: findMiniBrowser(), args: ['--automation', '--full-screen'] }
  const { sessionId } = await command<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `${driver}/session/${sessionId}`
  const post = <Result>(path: string, body: unknown) =>
    command<Result>(`${session}/${path}`, 'POST', body)
  // MiniBrowser is at least 334 pixels wide.
  const resize: Session['resize'] = async (viewport) => {
    await post('window/rect', { x: 0, y: 0, ...viewport })
  }
  await resize(phone)

  const evaluate: Session['evaluate'] = async (run, ...args) => {
    const script = `const done = arguments[0]
      Promise.resolve().then(() => ${callOf(run, args)}).then(
        (value) => done({ value: JSON.stringify(value) }),
        (error) => done({ error: String(error) }),
      )`
    const outcome = await post<Outcome>('execute/async', { script, args: [] })
    if ('error' in outcome) throw new Error(outcome.error)
    return outcome.value === undefined ? undefined : JSON.parse(outcome.value)
  }

  return {
    evaluate,
    goto: async (url) => {
      await post('url', { url })
      await evaluate(collectErrors)
      await evaluate(logBlockedContent)
    },
    perform: async (actions) => {
      await post('actions', { actions })
      await command(`${session}/actions`, 'DELETE')
    },
    chooseFiles: async (selector, paths) => {
      const element = await post<Record<string, string>>('element', {
        using: 'css selector',
        value: selector,
      })
      await post(`element/${element[elementKey]}/value`, { text: paths.join('\n') })
    },
    resize,
    screenshot: async () =>
      Buffer.from(await command<string>(`${session}/screenshot`, 'GET'), 'base64'),
    takeErrors: () => evaluate(() => window.engineErrors?.splice(0) ?? []),
    close: async () => {
      await command(session, 'DELETE')
    },
  }
}
