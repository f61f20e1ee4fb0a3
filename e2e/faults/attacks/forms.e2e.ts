import { partyDraft } from '@baithak/tools/testing/large-fixtures'
import type { StoredValues } from '@baithak/tools/testing/stored'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures'
import { followLink } from '../../fixtures/follow-link'
import { long } from '../../fixtures/long'
import { expectNothingRan } from '../expect-nothing-ran'
import { fullStorage } from '../stored-keys'
import { hostileStrings } from './hostile-strings'
import { quarterOf, runAttacks } from './run-attacks'

interface Form {
  name: string
  path: string
  stored?: StoredValues
  /** The fields to fill, by default all text fields inside `main`. */
  fields?(page: Page): Locator
  open?(page: Page): Promise<void>
  submit?(page: Page): Promise<void>
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).last().click()
const pressEnter = (page: Page) => page.keyboard.press('Enter')

const forms: readonly Form[] = [
  { name: 'the search of cafés', path: '/explore' },
  { name: 'the search of venues', path: '/party', submit: pressEnter },
  { name: 'the search of the dashboard', path: '/admin/dashboard', submit: pressEnter },
  { name: 'a chat', path: '/party/chat', submit: press('Send') },
  {
    name: 'the guests of a party',
    path: '/party/create?step=2',
    stored: partyDraft(5),
    submit: press('Next'),
  },
  { name: 'the feedback on a tasting', path: '/taster-invite/rate', submit: press(/submit/i) },
  {
    name: 'a new café',
    path: '/admin/dashboard',
    open: press('Add New Café'),
    fields: (page) => page.getByRole('dialog').getByRole('textbox'),
    submit: (page) => page.getByRole('dialog').getByRole('button', { name: /add/i }).last().click(),
  },
  { name: 'the sign-in of partners', path: '/admin/login', submit: pressEnter },
]

/** Fills as a paste does: only the field's limit truncates the text. */
async function fillAll(fields: Locator, text: string) {
  await expect(fields.first()).toBeVisible()
  const count = await fields.count()
  for (let index = 0; index < count; index += 1) await fields.nth(index).fill(text)
}

for (const [index, { name, path, stored, fields, open, submit }] of forms.entries())
  test(`hostile text in ${name} is handled as text`, long, async ({ page, onboarded }) => {
    await onboarded({ ...fullStorage(), ...stored })
    await page.goto(path)
    await runAttacks('forms', quarterOf(hostileStrings, index), async (text) => {
      await followLink(page, '/settings')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await followLink(page, path)
      await open?.(page)
      await fillAll(
        fields?.(page) ??
          page
            .getByRole('main')
            .locator(
              'input:not([type=radio], [type=checkbox], [type=range], [type=date], [type=time], [type=file]), textarea',
            ),
        text,
      )
      await submit?.(page)
      await expect(page.getByText('could not be loaded')).toBeHidden()
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectNothingRan(page)
    })
  })

test('hostile text as a phone number leaves the onboarding usable', long, async ({ page }) => {
  await runAttacks('forms', hostileStrings, async (text) => {
    await page.goto('about:blank')
    await page.goto('/')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/onboarding/phone')
    const phone = page.getByLabel('Mobile number')
    await phone.fill(text)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingRan(page)
  })
})
