import { expect, test } from '../../fixtures'
import { long } from '../../fixtures/long'
import { member, textOf } from '../../fixtures/stored'
import { expectScreen, goTo, otherTab, walk } from '../storage-page'
import type { StoredKey } from '../stored-keys'
import { fullStorage, storedKeys } from '../stored-keys'
import { hostileJson } from './hostile-strings'
import { runAttacks } from './run-attacks'

/** Values that may be replaced: they hold nothing that a member could miss. */
const empty = ['', 'null', '[]', '{}', '[null,null]', '[[[[[]]]]]']

type MakeText = (stored: StoredKey) => string

const kinds: (readonly [name: string, makeText: MakeText])[] = [
  ...hostileJson.map(([name, text]) => [name, () => text] as const),
  ['half of its own value', ({ value }) => textOf(value).slice(0, -1)],
  ['a wrong type', ({ value }) => (Array.isArray(value) ? '{"not":"a list"}' : '[["not this"]]')],
  ['a huge value', () => `{"masala":"${'chai '.repeat(80_000)}`],
]

for (const [kind, makeText] of kinds)
  test(
    `${kind} under any key leaves every screen usable, and nothing is lost`,
    long,
    async ({ page }) => {
      test.setTimeout(180_000)
      const tab = await otherTab(page)
      const cases = storedKeys.map((stored) => [`${kind} in ${stored.key}`, stored] as const)
      await runAttacks('storage', cases, async (stored) => {
        const text = makeText(stored)
        await tab.fill({ ...member, ...fullStorage(), [stored.key]: text })
        await walk(page, stored.routes.slice(0, 1))
        if (stored.tab) await page.getByRole('tab', { name: stored.tab }).click()
        for (const route of stored.routes.slice(1)) await goTo(page, route)
        // Another process sees a write a moment later.
        if (!empty.includes(text))
          await expect.poll(async () => Object.values(await tab.read()).includes(text)).toBe(true)
      })
    },
  )

test(
  'another tab breaks, removes and restores each key while its screens are open',
  long,
  async ({ page }) => {
    test.setTimeout(180_000)
    const tab = await otherTab(page)
    await tab.fill({ ...member, ...fullStorage() })
    await walk(page, ['/work'])
    const cases = storedKeys.flatMap(({ key, value, routes }) =>
      routes.flatMap((route) =>
        ['{"half', null, textOf(value)].map(
          (text) =>
            [`${key} becomes ${text?.slice(0, 10)} at ${route}`, { key, route, text }] as const,
        ),
      ),
    )
    await runAttacks('tabs', cases, async ({ key, route, text }) => {
      if (new URL(page.url()).pathname !== route) await goTo(page, route)
      await tab.write(key, text)
      await expectScreen(page)
    })
  },
)

test('another tab fills in what no app wrote while screens are open', long, async ({ page }) => {
  test.setTimeout(180_000)
  const tab = await otherTab(page)
  await tab.fill({ ...member, ...fullStorage() })
  await walk(page, ['/work'])
  const routes = [...new Set(storedKeys.flatMap((stored) => stored.routes))]
  const foreign = [
    ['__proto__', '{"polluted":true}'],
    ['quarantine:userPass:0', 'x'.repeat(50_000)],
    ['draft:registry', '{"modes":{}}'],
    ['draft:known-good-modes', '[[]]'],
    ['i18nextLng', 'tlh'],
  ] as const
  const cases = routes.flatMap((route) =>
    foreign.map(([key, text]) => [`${key} at ${route}`, { route, key, text }] as const),
  )
  await runAttacks('tabs', cases, async ({ route, key, text }) => {
    if (new URL(page.url()).pathname !== route) await goTo(page, route)
    await tab.write(key, text)
    await expectScreen(page)
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
  })
})
