import type { ModeId } from '@baithak/build/apps'
import type { Locator, Page, Response } from '@playwright/test'
import { expect } from '../fixtures'
import { followLink } from '../fixtures/follow-link'
import { modeTitle } from '../fixtures/mode-title'

const locations = {
  work: { linkName: /Work/, path: '/work', laterPath: '/wallet' },
  party: { linkName: /Party/, path: '/party', laterPath: '/party/manage' },
  gig: { linkName: /Gig/, path: '/gig', laterPath: '/gig/my-gigs' },
  admin: { linkName: undefined, path: '/admin/login', laterPath: '/admin/dashboard' },
} as const

/** Longer than the shell's two pauses between tries; their sum is below its registry timeout. */
const retryPausesMs = [320, 920]
/** After this time the registry that the mode chooser fetched is stale. */
const staleAfterMs = 5100
/** How long a locator may take to show before the clock skips a pause. */
const glanceMs = 100

/** Page object for a mode that fails: its screen, its error panel and the mode chooser. */
export function createModePage(page: Page, id: ModeId) {
  const { linkName, path, laterPath } = locations[id]
  const otherId = id === 'work' ? 'gig' : 'work'
  const chooserHeading = page.getByRole('heading', { level: 1, name: 'What kind of sitting?' })
  const heading = modeTitle(page, id)
  const errorPanel = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  const nav = page.getByRole('navigation', { name: 'Main' })

  /** Waits until a locator is visible, and skips the pauses before it. */
  const waitFor = async (locator: Locator, pausesMs: readonly number[] = retryPausesMs) => {
    for (const pauseMs of pausesMs) {
      const isVisible = await locator.waitFor({ timeout: glanceMs }).then(
        () => true,
        () => false,
      )
      if (isVisible) return
      await page.clock.fastForward(pauseMs)
    }
    await expect(locator).toBeVisible({ timeout: 10_000 })
  }

  // A page fetches the registry when it starts, and its first mode uses that response; later modes fetch it again.
  let pendingRegistry: Promise<Response> | undefined
  const nextRegistryResponse = () => page.waitForResponse('**/remotes.json')

  /** Runs a step and waits for its registry response: if the clock ran ahead of it, the shell would use the cached one. */
  const withRegistryResponse = async (step: () => Promise<void>) => {
    pendingRegistry ??= nextRegistryResponse()
    await step()
    await pendingRegistry
    pendingRegistry = undefined
    // A later request is answered later: by then the shell has read its own response.
    // Try again may reload the page meanwhile; `finished()` of a page that has gone never settles.
    await expect(() =>
      page.evaluate(() => fetch('/remotes.json').then((response) => response.text())),
    ).toPass()
  }

  /** The chooser fetches the registry, and an entry soon after it barely waits for its own response. */
  const goToChooser = async (step: () => Promise<unknown>) => {
    await withRegistryResponse(async () => {
      await step()
      await expect(chooserHeading).toBeVisible()
    })
    await page.clock.fastForward(staleAfterMs)
  }

  return {
    errorPanel,
    heading,
    waitFor,
    /** Opens the mode chooser on a device that knows no release. */
    async open() {
      if (page.url() !== 'about:blank')
        await page.evaluate(() => {
          for (const name of ['registry', 'known-good-modes', 'other-good-modes'])
            localStorage.removeItem(`draft:${name}`)
        })
      // A signboard that is still moving can slip away under the pointer between press and release.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      pendingRegistry = nextRegistryResponse()
      await page.goto('/')
      await expect(chooserHeading).toBeVisible()
    },
    enter: () =>
      withRegistryResponse(() =>
        linkName
          ? page.getByRole('main').getByRole('link', { name: linkName }).click()
          : followLink(page, path),
      ),
    openLaterScreen: () => followLink(page, laterPath),
    /** Returns to the chooser by the shell's navigation, or by going back where there is none. */
    leave: () =>
      goToChooser(async () => {
        if (linkName) await nav.getByRole('link', { name: 'Modes' }).click()
        else while (new URL(page.url()).pathname !== '/') await page.goBack()
      }),
    /** Visits another mode from the chooser and returns. */
    async expectOtherModesWork() {
      const { linkName: otherLinkName } = locations[otherId]
      await page.getByRole('main').getByRole('link', { name: otherLinkName }).click()
      await expect(modeTitle(page, otherId)).toBeVisible()
      await expect(nav).toBeVisible()
      await goToChooser(() => nav.getByRole('link', { name: 'Modes' }).click())
    },
    /** Presses Try again and waits until the mode replaces the error panel. */
    async retry() {
      await withRegistryResponse(() =>
        errorPanel.getByRole('button', { name: 'Try again' }).click(),
      )
      await waitFor(heading)
      await expect(errorPanel).toBeHidden()
    },
  }
}
