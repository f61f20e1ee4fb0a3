import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegistryEntries, RegistryEntry } from '@baithak/shared/delivery/release/registry'
import type { Page } from '@playwright/test'
import type { OwnServers } from '../fixtures/own-servers'
import { editedRelease, handWrittenEntry, replaceEntry, replaceRoot } from './edited-release'

export interface Stage {
  page: Page
  servers: OwnServers
  /** The release that works. */
  good: RegistryEntry
}

/** Something that keeps a mode from standing. */
export interface StartFault {
  name: string
  /** What the console and the error reporter are told. */
  kind: string
  /** Milliseconds that the shell waits for it before it gives up. */
  patience?: number
  /** The pauses between its tries, where they are not the shell's own. */
  pausesMs?: readonly number[]
  /** Makes a release that has the fault. */
  release(stage: Stage): Promise<RegistryEntries>
}

/**
 * i18next pauses for 11 seconds in all. Steps far below the shell's 15 seconds for one answer: while one is on its way,
 * a longer step would end the wait for it.
 */
const pausesOfI18next = Array.from({ length: 14 }, () => 1000)

const cors = { 'Access-Control-Allow-Origin': '*' }

/** A mode without a framework; `lifecycles` go over its own. */
const plainMode = (lifecycles: string) =>
  handWrittenEntry(`{ default: {
    contract: 1, translations: { en: async () => ({ default: {} }), hi: async () => ({ default: {} }) },
    bootstrap: async () => {}, mount: async () => {}, unmount: async () => {}, update: async () => {},
    ${lifecycles}
  } }`)

const withoutStyles = async (folder: string) => {
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
      const answer = { status: 500, headers: cors, body: 'out of coffee' }
      await page.route('**/answers-500/**', (route) => route.fulfill(answer))
      return editedRelease(servers, good, 'answers-500')
    },
  },
  {
    name: 'time-out',
    kind: 'timeout',
    patience: 15_000,
    async release({ page, servers, good }) {
      await page.route('**/hangs/**', () => {})
      return editedRelease(servers, good, 'hangs')
    },
  },
  {
    name: 'broken script',
    kind: 'broken-script',
    release: ({ servers, good }) =>
      editedRelease(servers, good, 'no-javascript', replaceEntry('<!doctype html>')),
  },
  {
    name: 'not a mode',
    kind: 'not-a-mode',
    release: ({ servers, good }) =>
      editedRelease(
        servers,
        good,
        'no-mode',
        replaceEntry(handWrittenEntry("{ default: { render: () => 'a widget' } }")),
      ),
  },
  {
    name: 'wrong contract',
    kind: 'wrong-contract',
    async release({ servers, good }) {
      const entries = await editedRelease(servers, good, 'of-tomorrow')
      for (const { manifest } of Object.values(entries))
        manifest.contract = Number(manifest.contract) + 1
      return entries
    },
  },
  {
    name: 'throws in bootstrap',
    kind: 'failed-start',
    release: ({ servers, good }) =>
      editedRelease(
        servers,
        good,
        'no-bootstrap',
        replaceRoot(() => "throw new Error('no bootstrap')"),
      ),
  },
  {
    name: 'style sheet missing',
    kind: 'missing',
    release: ({ servers, good }) => editedRelease(servers, good, 'no-styles', withoutStyles),
  },
  {
    name: 'texts missing',
    kind: 'missing',
    pausesMs: pausesOfI18next,
    async release({ page, servers, good }) {
      let status = 404
      await page.route('**/no-texts/assets/en-*.js', async (route) => {
        await route.fulfill({ status, headers: cors })
        status = status === 404 ? 500 : 404
      })
      return editedRelease(servers, good, 'no-texts')
    },
  },
  {
    name: 'texts time-out',
    kind: 'missing',
    patience: 15_000,
    async release({ page, servers, good }) {
      await page.route('**/texts-hang/assets/en-*.js', () => {})
      return editedRelease(servers, good, 'texts-hang')
    },
  },
  {
    name: 'throws in mount',
    kind: 'failed-start',
    release: ({ servers, good }) =>
      editedRelease(
        servers,
        good,
        'no-mount',
        replaceEntry(plainMode("mount: async () => { throw new Error('no mount') }")),
      ),
  },
  {
    name: 'hangs in bootstrap',
    kind: 'timeout',
    patience: 15_000,
    release: ({ servers, good }) =>
      editedRelease(
        servers,
        good,
        'bootstrap-hangs',
        replaceRoot(() => 'await new Promise(() => {})'),
      ),
  },
  {
    name: 'hangs in mount',
    kind: 'timeout',
    patience: 15_000,
    release: ({ servers, good }) =>
      editedRelease(
        servers,
        good,
        'mount-hangs',
        replaceEntry(plainMode('mount: () => new Promise(() => {})')),
      ),
  },
  {
    name: 'suspends for ever',
    kind: 'timeout',
    patience: 15_000,
    release: ({ servers, good }) =>
      editedRelease(
        servers,
        good,
        'suspends',
        replaceRoot(() => neverRenders),
      ),
  },
  {
    name: 'throws in its first rendering',
    kind: 'failed-start',
    release: ({ servers, good }) =>
      editedRelease(
        servers,
        good,
        'no-first-screen',
        replaceRoot(() => firstRenderThrows),
      ),
  },
]
