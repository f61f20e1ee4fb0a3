import { partyDraft } from '@baithak/tools/testing/large-fixtures'
import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { long, longUnless } from '../fixtures/long'
import { onboardingDraft } from '../scenarios/shell-scenarios'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** What is drawn apart from the text: backgrounds, borders, outlines, and which marks are shown. */
const drawnBy = (control: Locator) =>
  control.evaluate((element) => {
    const rgbOf = (colour: string) => colour.match(/\d+, \d+, \d+/)?.[0]
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'Canvas'
    const canvas = rgbOf(getComputedStyle(probe).backgroundColor)
    probe.remove()
    return [element, ...element.querySelectorAll('*')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((each) => getComputedStyle(each).clipPath === 'none' && each.clientWidth !== 1)
      .map((each) => {
        const style = getComputedStyle(each)
        return [
          style.backgroundColor === 'rgba(0, 0, 0, 0)' ||
            rgbOf(style.backgroundColor) === canvas ||
            style.backgroundColor,
          style.borderTopWidth === '0px' || style.borderTop,
          style.borderBottomWidth === '0px' || style.borderBottom,
          style.outlineStyle === 'none' || style.outline,
        ]
      })
  })

async function expectDifferent(selected: Locator, unselected: Locator) {
  await expect(selected.first()).toBeVisible()
  expect(await drawnBy(selected.first())).not.toEqual(await drawnBy(unselected.first()))
}

const backgroundOf = (element: Locator, pseudo?: string) =>
  element.evaluate((node, name) => getComputedStyle(node, name).backgroundColor, pseudo)

test('in forced colours the wordmark, the chosen period and the chosen list of the dashboard can be seen', async ({
  page,
}) => {
  await page.goto('/admin/dashboard')
  const mark = page.getByRole('banner').getByRole('img')
  await expect(mark).toBeVisible()
  const fill = await mark.evaluate((svg) => getComputedStyle(svg).fill)
  expect(fill).toBe(await page.evaluate(() => getComputedStyle(document.body).color))
  const period = page.getByRole('radiogroup').first().locator('label')
  await expectDifferent(
    period.filter({ has: page.locator(':checked') }),
    period.filter({ has: page.locator(':not(:checked)') }),
  )
  await expectDifferent(
    page.locator('button[aria-pressed="true"]'),
    page.locator('button[aria-pressed="false"]'),
  )
})

test('in forced colours the current item, the selected tab and a switch that is off can be seen', async ({
  page,
  onboarded,
  holding,
}) => {
  await onboarded()
  await holding('gold_monthly')
  await page.goto('/wallet')
  await expectDifferent(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }),
  )
  const toggle = page.getByRole('switch')
  await expect(toggle).not.toBeChecked()
  for (const part of [toggle, toggle.locator('+ span')])
    expect(await part.evaluate((node) => getComputedStyle(node).borderTopWidth)).toBe('1px')
  const bar = page.locator('.bottom-nav-bar')
  expect(await backgroundOf(bar, '::before')).not.toBe(await backgroundOf(page.locator('nav')))
})

test(
  'in forced colours the chosen interest and the progress of onboarding can be seen',
  long,
  async ({ page, stored }) => {
    await stored(onboardingDraft())
    await page.goto('/onboarding/interests')
    const card = page.locator('label')
    await expectDifferent(card.filter({ hasText: 'Work' }), card.filter({ hasText: 'Party' }))
    const line = page.getByRole('progressbar').locator('> div').nth(1)
    expect(await drawnBy(line)).not.toEqual([[true, true, true, true]])
  },
)

for (const [name, path, group] of [
  ['package', '/party/create?step=3', 'label:has(input)'],
  ['picture', '/party/venue/chandni-terrace', '[data-adjoining] button'],
  ['date', '/gig/detail/ghazal-baithak-2026-11-28', 'ul a:has(time)'],
] as const)
  test(
    `in forced colours the chosen ${name} can be seen`,
    longUnless(name === 'date'),
    async ({ page, onboarded }) => {
      await onboarded(partyDraft(5))
      await page.goto(path)
      const control = page.locator('#root main').locator(group)
      const chosen = page.locator('[aria-current="true"], label:has(:checked)')
      await expectDifferent(
        control.and(chosen),
        control.and(page.locator(`:not(:has(:checked)):not([aria-current])`)),
      )
    },
  )
