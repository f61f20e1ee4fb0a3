import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { liveEntry } from '@baithak/tools/testing/copy-release'
import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../../fixtures'
import { long } from '../../fixtures/long'
import { expectNothingRan } from '../expect-nothing-ran'
import { hostileJson } from './hostile-strings'
import { quarterOf, runAttacks } from './run-attacks'

/** Expects Gig's screen or the error panel, and the navigation. */
async function expectGigOrPanel(page: Page) {
  await page.goto('/gig')
  const panel = page.getByRole('alert').filter({ hasText: 'Try again' })
  await expect(page.getByRole('heading', { level: 1 }).or(panel).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expectNothingRan(page)
}

test(
  'a device with cached modes shows them, whatever the registry contains',
  long,
  async ({ page, servers, onboarded, allowConsoleError }) => {
    allowConsoleError(/remotes\.json|Failed to load|\[baithak\]/)
    await onboarded()
    await page.goto('/gig')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const file = join(servers.folder('shell'), 'remotes.json')
    const cases = [
      ...hostileJson,
      ['modes of a wrong type', '{"modes":[1,2,3]}'],
      ['modes without entries', '{"modes":{}}'],
      ['entries that are null', '{"modes":{"gig":null,"work":null,"party":null,"admin":null}}'],
      [
        '100,000 unknown modes',
        JSON.stringify({
          modes: Object.fromEntries(
            Array.from({ length: 100_000 }, (_, index) => [`m${index}`, {}]),
          ),
        }),
      ],
    ] as const
    await runAttacks('registry', cases, async (text) => {
      await writeFile(file, text)
      await page.goto('/gig')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: 'Try again' })).toBeHidden()
    })
  },
)

const values = [
  null,
  -1,
  'javascript:window.ran=1',
  '../../../',
  'x'.repeat(100_000),
  [],
  {},
  [[{}]],
]

test(
  'an entry with one hostile field harms neither the page nor another mode',
  long,
  async ({ page, servers, onboarded, allowConsoleError }) => {
    allowConsoleError(
      /remotes\.json|Failed to load|\[baithak\]|integrity|Content.Security|Refused to apply style/,
    )
    await onboarded()
    const good = await liveEntry(servers, 'gig')
    const { manifest } = good
    const fields = [...Object.keys(manifest).map((field) => `manifest.${field}`), 'url', 'manifest']
    const cases = fields.flatMap((field, fieldIndex) =>
      quarterOf(values, fieldIndex).map(
        (value) =>
          [`${field} is ${JSON.stringify(value)?.slice(0, 30)}`, { field, value }] as const,
      ),
    )
    await runAttacks('registry', cases, async ({ field, value }) => {
      const [owner = '', name] = field.split('.')
      const entry = name
        ? { ...good, manifest: { ...manifest, [name]: value } }
        : { ...good, [owner]: value }
      const live = await servers.readRegistry()
      await writeFile(
        join(servers.folder('shell'), 'remotes.json'),
        JSON.stringify({ ...live, modes: { ...live.modes, gig: entry } }),
      )
      await expectGigOrPanel(page)
      await servers.updateRegistry({ gig: good })
    })
    await page.goto('/work')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
