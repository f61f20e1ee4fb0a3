import { localUrl, shell } from '@baithak/shared/apps'
import { test as base, expect } from '@playwright/test'
import type { ConsoleErrors } from './fixtures/console-errors'
import { collectConsoleErrors } from './fixtures/console-errors'
import type { OwnServers } from './fixtures/own-servers'
import { ownServers } from './fixtures/own-servers'
import type { PassId, StoredValues } from './fixtures/stored'
import { heldPass, member, store } from './fixtures/stored'
import { workerOffset } from './test-ports'

export { axe } from './fixtures/axe'
export { decodeQr } from './fixtures/decode-qr'
export { linesOf } from './fixtures/lines-of'
export { expect }

export interface BaithakOptions {
  /** The time that the browser's clock shows when the test starts; it runs on from there. */
  now: string
}

export interface BaithakFixtures {
  /** Skips the test where there is no browser. */
  browserFound: undefined
  noise: ConsoleErrors
  /** Allows console errors and page errors that match, where a test causes them on purpose. */
  allowConsoleError(pattern: RegExp): void
  /** Puts values into local storage, once, before the test opens its page. */
  stored(values: StoredValues): Promise<void>
  /** Makes the visitor a member; `changes` are keys of local storage. */
  onboarded(changes?: StoredValues): Promise<void>
  /** Gives the member a pass, bought two days ago. */
  holding(passId: PassId, expiryDate?: Date): Promise<void>
  language(language: 'en' | 'hi'): Promise<void>
  /** Five servers of the test's own, for a test that stops, breaks, rebuilds or releases. */
  servers: OwnServers
}

/** A story told to the production builds, at 9 in the morning of 21 November 2026 in India. */
export const test = base.extend<BaithakFixtures & BaithakOptions>({
  now: ['2026-11-21T09:00:00+05:30', { option: true }],

  browserFound: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern.
    async ({}, use, testInfo) => {
      testInfo.skip(process.env.BAITHAK_BROWSER === '', 'no browser on this machine')
      await use(undefined)
    },
    { auto: true },
  ],

  noise: [
    async ({ context }, use) => {
      const noise = await collectConsoleErrors(context)
      await use(noise)
      expect(noise.unexpected(), 'nothing complains that the test did not expect').toEqual([])
    },
    { auto: true },
  ],

  allowConsoleError: async ({ noise }, use) => use(noise.allowConsoleError),

  context: async ({ context, now }, use) => {
    await context.clock.install({ time: new Date(now) })
    await use(context)
  },

  stored: async ({ context, baseURL }, use) =>
    use((values) => store(context, baseURL ?? localUrl(shell.port), values)),

  onboarded: async ({ stored }, use) => use((changes = {}) => stored({ ...member, ...changes })),

  holding: async ({ stored, now }, use) =>
    use((passId, expiryDate) => stored({ userPass: heldPass(passId, new Date(now), expiryDate) })),

  language: async ({ stored }, use) => use((language) => stored({ i18nextLng: language })),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern.
  servers: async ({}, use, { parallelIndex }) => {
    const servers = await ownServers(workerOffset(parallelIndex))
    await use(servers)
    await servers.close()
  },
})

/** A story in which something breaks: its pages come from the test's own servers, so no other test is disturbed. */
export const faultTest = test.extend({
  baseURL: async ({ servers }, use) => use(servers.url),
})
