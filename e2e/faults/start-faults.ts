import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegistryEntries, RegistryEntry } from '@baithak/tools/release/registry'
import {
  copyRelease,
  handWrittenEntry,
  replaceEntry,
  replaceRoot,
} from '@baithak/tools/testing/copy-release'
import type { OwnServers } from '@baithak/tools/testing/own-servers'
import type { Page } from '@playwright/test'

interface FaultContext {
  page: Page
  servers: OwnServers
  /** The working release. */
  good: RegistryEntry
}

/** A fault that prevents a mode from starting. */
interface StartFault {
  name: string
  /** The kind that is logged and reported. */
  kind: string
  /** How long the shell waits before it gives up. */
  timeoutMs?: number
  /** The pauses between tries, if they are not the shell's own. */
  pausesMs?: readonly number[]
  /** Creates a release with the fault. */
  release(context: FaultContext): Promise<RegistryEntries>
}

/**
 * i18next pauses for 11 seconds in total. The steps are far below the shell's 15 seconds for one response: a longer step
 * would time out a response that is on its way.
 */
const i18nextPausesMs = Array.from({ length: 14 }, () => 1000)

const cors = { 'Access-Control-Allow-Origin': '*' }

/** A mode without a framework; `lifecycles` override its own. */
const plainMode = (lifecycles: string) =>
  handWrittenEntry(`{ default: {
    contract: 1, translations: { en: async () => ({ default: {} }), hi: async () => ({ default: {} }) },
    bootstrap: async () => {}, mount: async () => {}, unmount: async () => {}, update: async () => {},
    ${lifecycles}
  } }`)

/** A copy of the working release that `edit` breaks. */
const releaseWith =
  (name: string, edit: Parameters<typeof copyRelease>[3]): StartFault['release'] =>
  ({ servers, good }) =>
    copyRelease(servers, good, name, edit)

const removeStyles = async (folder: string) => {
  for (const file of await readdir(join(folder, 'assets')))
    if (file.endsWith('.css')) await rm(join(folder, 'assets', file))
}

const neverRenders = 'const never = new Promise(() => {})\nexport default () => { throw never }'
const firstRenderThrows = "export default () => { throw new Error('no first screen') }"

export const startFaults: StartFault[] = [
  {
    name: 'entry missing',
    kind: 'missing',
    release: async ({ good: { url, manifest } }) => ({
      [manifest.id]: { url: new URL('../gone/', url).href, manifest },
    }),
  },
  {
    name: 'server error',
    kind: 'server-error',
    async release({ page, servers, good }) {
      const response = { status: 500, headers: cors, body: 'out of coffee' }
      await page.route('**/server-error/**', (route) => route.fulfill(response))
      return copyRelease(servers, good, 'server-error')
    },
  },
  {
    name: 'time-out',
    kind: 'timeout',
    timeoutMs: 15_000,
    async release({ page, servers, good }) {
      await page.route('**/hangs/**', () => {})
      return copyRelease(servers, good, 'hangs')
    },
  },
  {
    name: 'broken script',
    kind: 'broken-script',
    release: releaseWith('no-javascript', replaceEntry('<!doctype html>')),
  },
  {
    name: 'not a mode',
    kind: 'not-a-mode',
    release: releaseWith(
      'no-mode',
      replaceEntry(handWrittenEntry("{ default: { render: () => 'a widget' } }")),
    ),
  },
  {
    name: 'wrong contract',
    kind: 'wrong-contract',
    async release({ servers, good }) {
      const entries = await copyRelease(servers, good, 'next-contract')
      for (const { manifest } of Object.values(entries))
        manifest.contract = Number(manifest.contract) + 1
      return entries
    },
  },
  {
    name: 'throws in bootstrap',
    kind: 'failed-start',
    release: releaseWith(
      'no-bootstrap',
      replaceRoot(() => "throw new Error('no bootstrap')"),
    ),
  },
  {
    name: 'style sheet missing',
    kind: 'missing',
    release: releaseWith('no-styles', removeStyles),
  },
  {
    name: 'translations missing',
    kind: 'missing',
    pausesMs: i18nextPausesMs,
    async release({ page, servers, good }) {
      let status = 404
      await page.route('**/no-translations/assets/en-*.js', async (route) => {
        await route.fulfill({ status, headers: cors })
        status = status === 404 ? 500 : 404
      })
      return copyRelease(servers, good, 'no-translations')
    },
  },
  {
    name: 'translations time-out',
    kind: 'missing',
    timeoutMs: 15_000,
    async release({ page, servers, good }) {
      await page.route('**/translations-hang/assets/en-*.js', () => {})
      return copyRelease(servers, good, 'translations-hang')
    },
  },
  {
    name: 'throws in mount',
    kind: 'failed-start',
    release: releaseWith(
      'no-mount',
      replaceEntry(plainMode("mount: async () => { throw new Error('no mount') }")),
    ),
  },
  {
    name: 'hangs in bootstrap',
    kind: 'timeout',
    timeoutMs: 15_000,
    release: releaseWith(
      'bootstrap-hangs',
      replaceRoot(() => 'await new Promise(() => {})'),
    ),
  },
  {
    name: 'hangs in mount',
    kind: 'timeout',
    timeoutMs: 15_000,
    release: releaseWith(
      'mount-hangs',
      replaceEntry(plainMode('mount: () => new Promise(() => {})')),
    ),
  },
  {
    name: 'suspends forever',
    kind: 'timeout',
    timeoutMs: 15_000,
    release: releaseWith(
      'suspends',
      replaceRoot(() => neverRenders),
    ),
  },
  {
    name: 'throws in its first render',
    kind: 'failed-start',
    release: releaseWith(
      'no-first-screen',
      replaceRoot(() => firstRenderThrows),
    ),
  },
]
