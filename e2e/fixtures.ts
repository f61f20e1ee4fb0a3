import { localUrl, shell } from '@baithak/build/apps'
import { test as base, expect } from '@playwright/test'
import type { ConsoleErrors } from './fixtures/console-errors'
import { collectConsoleErrors } from './fixtures/console-errors'
import type { OwnServers } from './fixtures/own-servers'
import { startOwnServers } from './fixtures/own-servers'
import type { StoredValues } from './fixtures/stored'
import { member, seedLocalStorage, testTime } from './fixtures/stored'
import { workerOffset } from './test-ports'

export { expect }

export interface BaithakOptions {
  /** The language in which the screens are walked. */
  language: 'en' | 'hi'
  /** The factor of the browser's text size. */
  textZoom: number
}

interface BaithakFixtures {
  consoleErrors: ConsoleErrors
  /** Allows console errors and page errors that match, where a test causes them on purpose. */
  allowConsoleError(pattern: RegExp): void
  /** Stores a member and further keys once, before the test opens its page. */
  onboarded(changes?: StoredValues): Promise<void>
  /** Servers for this test alone, which may stop, break or release an app. */
  servers: OwnServers
}

/** A test on the production builds at a fixed time, which fails on unexpected console errors. */
export const test = base.extend<BaithakFixtures & BaithakOptions>({
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

  context: async ({ context, textZoom }, use) => {
    await context.clock.install({ time: new Date(testTime) })
    if (textZoom !== 1)
      await context.addInitScript((zoom) => {
        document.addEventListener('readystatechange', () => {
          document.documentElement.style.fontSize = `${100 * zoom}%`
        })
      }, textZoom)
    await use(context)
  },

  onboarded: async ({ context, baseURL }, use) =>
    use((changes) =>
      seedLocalStorage(context, baseURL ?? localUrl(shell.port), { ...member, ...changes }),
    ),

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
