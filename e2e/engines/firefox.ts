import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logBlockedContent } from '../fixtures/log-blocked-content'
import { connectBidi } from './bidi'
import type { Engine, Session } from './engine'
import { callOf, phone } from './engine'
import { isAbortedRequest } from './page-errors'
import { findProgram, startProgram } from './program'

const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // About one navigation in 80 stays on the page before, though the worker has answered it.
  'dom.serviceWorkers.enabled': false,
  // The JSON viewer is a page of another origin.
  'devtools.jsonview.enabled': false,
  'intl.accept_languages': 'en-IN, en',
  'toolkit.telemetry.enabled': false,
}

const evaluateTimeoutMs = 10_000

const program = () => findProgram('firefox-esr') ?? findProgram('firefox')

/** Headless Firefox over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  find: async () => program() !== undefined,
  start: startFirefox,
}

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

interface LogEntry {
  level: string
  text: string | null
}

async function startFirefox(): Promise<Session> {
  const profile = await mkdtemp(join(tmpdir(), 'baithak-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const browser = await startProgram(program() ?? 'firefox', {
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    // Without this variable it looks for a display.
    env: { ...process.env, HOME: profile, MOZ_HEADLESS: '1' },
    readyLine: /WebDriver BiDi listening on (ws:\S+)/,
  })

  const errors: string[] = []
  const { send, close } = await connectBidi(`${browser.ready}/session`, (_, params) => {
    const { level, text } = params as LogEntry
    if (level === 'error' && !isAbortedRequest(text ?? '')) errors.push(text ?? '')
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  await send('script.addPreloadScript', { functionDeclaration: `${logBlockedContent}` })
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  )
  const context = contexts[0]?.context ?? ''
  const resize: Session['resize'] = async (viewport) => {
    await send('browsingContext.setViewport', { context, viewport })
  }
  await resize(phone)

  const evaluate: Session['evaluate'] = async (run, ...args) => {
    const expression = `Promise.resolve(${callOf(run, args)}).then((value) => JSON.stringify(value))`
    const params = { expression, target: { context }, awaitPromise: true }
    // A page that is being unloaded never responds.
    const response = await send<Evaluated>('script.evaluate', params, evaluateTimeoutMs)
    if (response.type === 'exception') throw new Error(response.exceptionDetails.text)
    return response.result.value === undefined ? undefined : JSON.parse(response.result.value)
  }

  return {
    evaluate,
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions })
      await send('input.releaseActions', { context })
    },
    chooseFiles: async (selector, files) => {
      const locator = { type: 'css', value: selector }
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>(
        'browsingContext.locateNodes',
        { context, locator },
      )
      const element = { sharedId: nodes[0]?.sharedId }
      await send('input.setFiles', { context, element, files })
    },
    resize,
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      })
      return Buffer.from(data, 'base64')
    },
    takeErrors: async () => errors.splice(0),
    close: async () => {
      close()
      await browser.stop()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
