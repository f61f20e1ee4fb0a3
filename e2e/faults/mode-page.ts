import type { ModeId } from '@baithak/shared/apps'
import type { Locator, Page, Response } from '@playwright/test'
import { expect } from '../fixtures'
import { followLink } from '../fixtures/follow-link'
import { modeTitle } from '../fixtures/mode-title'

const places = {
  work: { door: /Work/, path: '/work', later: '/wallet' },
  party: { door: /Party/, path: '/party', later: '/party/manage' },
  gig: { door: /Gig/, path: '/gig', later: '/gig/my-gigs' },
  admin: { door: undefined, path: '/admin/login', later: '/admin/dashboard' },
} as const

/** They pass the shell's two pauses between tries, and together stay below its patience with the registry. */
const steps = [320, 920]
/** After so many milliseconds what the chooser has heard is no news any more. */
const longAgo = 5100
/** How long a sight may take before time is helped on, in milliseconds. */
const glance = 100

/** What a visitor does around a mode that is in trouble, and sees. */
export function modePage(page: Page, id: ModeId) {
  const { door, path, later } = places[id]
  const other = id === 'work' ? 'gig' : 'work'
  const chooser = page.getByRole('heading', { level: 1, name: 'What kind of sitting?' })
  const screen = (mode: ModeId) => modeTitle(page, mode)
  const panel = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  const nav = page.getByRole('navigation', { name: 'Main' })

  /** Waits for something to show, skipping the pauses before it. */
  const soon = async (sight: Locator, pausesMs: readonly number[] = steps) => {
    for (const step of pausesMs) {
      const seen = await sight.waitFor({ timeout: glance }).then(
        () => true,
        () => false,
      )
      if (seen) return
      await page.clock.fastForward(step)
    }
    await expect(sight).toBeVisible({ timeout: 10_000 })
  }

  /** Waits for what only shows after pauses of up to `pauseMs`, one after the other. */
  const afterPauses = (sight: Locator, pauseMs: number) =>
    expect(async () => {
      await page.clock.fastForward(pauseMs)
      await expect(sight).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 30_000 })

  const goTo = (address: string) => followLink(page, address)

  // A page asks for the registry when it starts, and its first mode takes that answer; the next ones ask anew.
  let asked: Promise<Response> | undefined
  const askedNow = () => page.waitForResponse('**/remotes.json')

  /** The clock must not run ahead of the registry's answer: the shell would go in with what it knew before. */
  const askingRegistry = async (step: () => Promise<void>) => {
    asked ??= askedNow()
    await step()
    await (await asked).finished()
    asked = undefined
    // What is asked after it is answered after it: by then the shell has read its own.
    // Try again may load a new page meanwhile.
    await expect(() =>
      page.evaluate(() => fetch('/remotes.json').then((answer) => answer.text())),
    ).toPass()
  }

  /** The chooser asks as it comes, and an entry soon after does not wait long for its own answer. */
  const toChooser = async (step: () => Promise<unknown>) => {
    await askingRegistry(async () => {
      await step()
      await expect(chooser).toBeVisible()
    })
    await page.clock.fastForward(longAgo)
  }

  return {
    panel,
    screen: screen(id),
    soon,
    afterPauses,
    enter: () =>
      askingRegistry(() =>
        door ? page.getByRole('main').getByRole('link', { name: door }).click() : goTo(path),
      ),
    later: () => goTo(later),
    /** A first look at the app, on a device that remembers no release. */
    async arrive() {
      if (page.url() !== 'about:blank')
        await page.evaluate(() => localStorage.removeItem('draft:known-good-modes'))
      // A board that is still dropping into its place can slip away under the pointer between press and release.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      asked = askedNow()
      await page.goto('/')
      await expect(chooser).toBeVisible()
    },
    /** Back at the chooser, by the navigation that the mode itself did not draw. */
    leave: () =>
      toChooser(async () => {
        if (door) await nav.getByRole('link', { name: 'Modes' }).click()
        else while (new URL(page.url()).pathname !== '/') await page.goBack()
      }),
    /** The chooser, another mode, and the way back work while this one is away. */
    async looksElsewhere() {
      await page.getByRole('main').getByRole('link', { name: places[other].door }).click()
      await expect(screen(other)).toBeVisible()
      await expect(nav).toBeVisible()
      await toChooser(() => nav.getByRole('link', { name: 'Modes' }).click())
    },
    async triesAgain() {
      await askingRegistry(() => panel.getByRole('button', { name: 'Try again' }).click())
      await soon(screen(id))
      await expect(panel).toBeHidden()
    },
  }
}
export type Visitor = ReturnType<typeof modePage>
