import { localUrl, shell } from '@baithak/build/apps'
import { test as base, expect } from '@playwright/test'
import type { ConsoleErrors } from './fixtures/console-errors'
import { collectConsoleErrors } from './fixtures/console-errors'
import type { OwnServers } from './fixtures/own-servers'
import { startOwnServers } from './fixtures/own-servers'
import type { PassId, StoredValues } from './fixtures/stored'
import { heldPass, member, seedLocalStorage, testTime } from './fixtures/stored'
import { workerOffset } from './test-ports'

export { expect }

export interface BaithakOptions {
  /** The time at which the browser's clock starts. */
  now: string
  /** The language in which the screens are walked. */
  language: 'en' | 'hi'
  /** The factor of the browser's text size. */
  textZoom: number
}

interface BaithakFixtures {
  consoleErrors: ConsoleErrors
  /** Allows console errors and page errors that match, where a test causes them on purpose. */
  allowConsoleError(pattern: RegExp): void
  /** Writes values to local storage once, before the test opens its page. */
  stored(values: StoredValues): Promise<void>
  /** Stores a member; `changes` are further keys of local storage. */
  onboarded(changes?: StoredValues): Promise<void>
  /** Stores a pass that was purchased two days ago. */
  holding(passId: PassId, expiryDate?: Date): Promise<void>
  /** Servers for this test alone, which may stop, break or release an app. */
  servers: OwnServers
}

/** A test on the production builds at a fixed time, which fails on unexpected console errors. */
export const test = base.extend<BaithakFixtures & BaithakOptions>({
  now: [testTime, { option: true }],
  language: ['en', { option: true }],
  textZoom: [1, { option: true }],

  consoleErrors: [
    async ({ context }, use) => {
      const consoleErrors = await collectConsoleErrors(context)
      await use(consoleErrors)
      // A message is delivered a moment after the call that caused it.
      await Promise.all(context.pages().map((page) => page.evaluate(() => {}).catch(() => {})))
      expect(consoleErrors.unexpected(), 'the test logs no unexpected errors').toEqual([])
    },
    { auto: true },
  ],

  allowConsoleError: async ({ consoleErrors }, use) => use(consoleErrors.allowConsoleError),

  context: async ({ context, now, textZoom }, use) => {
    await context.clock.install({ time: new Date(now) })
    if (textZoom !== 1)
      await context.addInitScript((zoom) => {
        document.addEventListener('readystatechange', () => {
          document.documentElement.style.fontSize = `${100 * zoom}%`
        })
      }, textZoom)
    await use(context)
  },

  stored: async ({ context, baseURL }, use) =>
    use((values) => seedLocalStorage(context, baseURL ?? localUrl(shell.port), values)),

  onboarded: async ({ stored }, use) => use((changes = {}) => stored({ ...member, ...changes })),

  holding: async ({ stored, now }, use) =>
    use((passId, expiryDate) => stored({ userPass: heldPass(passId, new Date(now), expiryDate) })),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
  servers: async ({}, use, { parallelIndex }) => {
    const servers = await startOwnServers(workerOffset(parallelIndex))
    await use(servers)
    await servers.close()
  },
})

/** A test that breaks something, with its own servers, so that it does not affect other tests. */
export const faultTest = test.extend({
  baseURL: async ({ servers }, use) => use(servers.url),

  consoleErrors: async ({ consoleErrors }, use) => {
    // A server that stops breaks off a download. Chromium's message then gives no reason.
    consoleErrors.allowConsoleError(/ERR_CONTENT_LENGTH_MISMATCH|Fetch API cannot load \S+\. {2}\(/)
    await use(consoleErrors)
  },
})
