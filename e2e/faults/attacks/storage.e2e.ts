import { member, serialize } from '@baithak/tools/testing/stored'
import { expect, test } from '../../fixtures'
import { long } from '../../fixtures/long'
import { expectNothingRan } from '../expect-nothing-ran'
import { expectScreen, goTo, openScreens, openStorageTab } from '../storage-page'
import type { StoredKey } from '../stored-keys'
import { fullStorage, storedKeys, storedRoutes } from '../stored-keys'
import { hostileJson } from './hostile-strings'
import { quarterOf, runAttacks } from './run-attacks'

/** Values that may be overwritten, because they contain no data. */
const emptyValues = ['', 'null', '[]', '{}', '[null,null]', '[[[[[]]]]]']

type MakeText = (stored: StoredKey) => string

const kinds: (readonly [name: string, makeText: MakeText])[] = [
  ...hostileJson.map(([name, text]) => [name, () => text] as const),
  ['half of its own value', ({ value }) => serialize(value).slice(0, -1)],
  ['a wrong type', ({ value }) => (Array.isArray(value) ? '{"not":"a list"}' : '[["not this"]]')],
  ['a huge value', () => `{"masala":"${'chai '.repeat(80_000)}`],
]

for (const [index, [kind, makeText]] of kinds.entries())
  test(
    `${kind} under a stored key leaves every screen usable, and nothing is lost`,
    long,
    async ({ page }) => {
      const tab = await openStorageTab(page)
      const cases = quarterOf(storedKeys, index).map(
        (stored) => [`${kind} in ${stored.key}`, stored] as const,
      )
      await runAttacks('storage', cases, async (stored) => {
        const text = makeText(stored)
        await tab.replaceAll({ ...member, ...fullStorage(), [stored.key]: text })
        await openScreens(page, stored.routes.slice(0, 1))
        if (stored.tab) await page.getByRole('tab', { name: stored.tab }).click()
        // A write reaches the process of the other tab with a delay.
        if (!stored.isDerived && !emptyValues.includes(text))
          await expect.poll(async () => Object.values(await tab.read()).includes(text)).toBe(true)
      })
    },
  )

test(
  'another tab breaks, removes and restores each key while its screens are open',
  long,
  async ({ page }) => {
    const tab = await openStorageTab(page)
    await tab.replaceAll({ ...member, ...fullStorage() })
    await openScreens(page, ['/work'])
    const cases = storedKeys.flatMap(({ key, value, routes }) =>
      routes.flatMap((route) =>
        ['{"half', null, serialize(value)].map(
          (text) =>
            [`${key} becomes ${text?.slice(0, 10)} at ${route}`, { key, route, text }] as const,
        ),
      ),
    )
    await runAttacks('tabs', cases, async ({ key, route, text }) => {
      if (new URL(page.url()).pathname !== route) await goTo(page, route)
      await tab.set(key, text)
      await expectScreen(page)
    })
  },
)

test('another tab writes unexpected values while screens are open', long, async ({ page }) => {
  const tab = await openStorageTab(page)
  await tab.replaceAll({ ...member, ...fullStorage() })
  await openScreens(page, ['/work'])
  const foreign = [
    ['__proto__', '{"polluted":true}'],
    ['quarantine:userPass:0', 'x'.repeat(50_000)],
    ['draft:registry', '{"modes":{}}'],
    ['draft:known-good-modes', '[[]]'],
    ['i18nextLng', 'tlh'],
  ] as const
  const cases = storedRoutes.flatMap((route) =>
    foreign.map(([key, text]) => [`${key} at ${route}`, { route, key, text }] as const),
  )
  await runAttacks('tabs', cases, async ({ route, key, text }) => {
    if (new URL(page.url()).pathname !== route) await goTo(page, route)
    await tab.set(key, text)
    await expectScreen(page)
    await expectNothingRan(page)
  })
})
