import { modes } from '@baithak/build/apps'
import type { Manifest } from '@baithak/tools/release/registry'
import { expect, faultTest as test } from '../fixtures'
import { fastForwardUntilVisible } from '../fixtures/fast-forward'
import { modeTitle } from '../fixtures/mode-title'
import { ofMode } from '../fixtures/of-mode'

/** The first path of a mode: of its navigation, or its prefix. */
const pathOf = ({ prefix, nav }: Manifest) => {
  const [first] = nav as { path: string }[]
  return first?.path ?? (prefix === '/' ? '/work' : String(prefix))
}

// A new mode has these tests from its first day.
for (const { id } of modes)
  test(
    `${id} opens at its own URL, makes way for another screen, and Try again restores it when its entry was missing`,
    ofMode(id, { isOnlyInGates: true }),
    async ({ page, servers, onboarded, allowConsoleError }) => {
      allowConsoleError(/Failed to load resource|Refused to apply style|digest|SRI's/)
      await onboarded()
      const { modes: entries } = await servers.readRegistry()
      const entry = entries[id]
      if (!entry) throw new Error(`The registry has no entry for ${id}.`)
      const path = pathOf(entry.manifest)
      await page.goto(path)
      await expect(modeTitle(page, id)).toBeVisible()
      // The first mode of a deployment has no other one beside it.
      const other = Object.values(entries).find(({ manifest }) => manifest.id !== id)?.manifest
      await page.goto(other ? pathOf(other) : '/')
      await expect(
        other ? modeTitle(page, other.id) : page.getByRole('heading').first(),
      ).toBeVisible()

      await page.evaluate(() => {
        localStorage.removeItem('draft:known-good-modes')
        localStorage.removeItem('draft:other-good-modes')
      })
      const missing = new URL('../1.0.0-0000000000/', entry.url).href
      await servers.updateRegistry({ [id]: { ...entry, url: missing } })
      const registry = page.waitForResponse('**/remotes.json')
      await page.goto(path)
      // If the clock ran ahead of the registry, a mode that the shell does not know would be an unknown path.
      await (await registry).finished()
      await page.evaluate(() => fetch('/remotes.json').then((response) => response.text()))
      const panel = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
      await fastForwardUntilVisible(panel, {
        stepMs: 1000,
        visibleTimeoutMs: 500,
        timeoutMs: 30_000,
      })
      await servers.updateRegistry({ [id]: entry })
      await panel.getByRole('button', { name: 'Try again' }).click()
      await expect(modeTitle(page, id)).toBeVisible()
    },
  )
