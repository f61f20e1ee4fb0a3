import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { onboardingDraft } from '../scenarios/shell-scenarios'

/** Records what `read` returns in every frame, in this page and the next ones; only what differs from the frame before. */
async function recordFrames(page: Page, read: () => string | undefined) {
  await page.addInitScript(`
    const frames = JSON.parse(sessionStorage.getItem('frames') ?? '[]')
    const record = () => {
      const value = (${read})()
      if (value !== undefined && value !== frames.at(-1)) {
        frames.push(value)
        sessionStorage.setItem('frames', JSON.stringify(frames))
      }
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)`)
  return () => page.evaluate((): string[] => JSON.parse(sessionStorage.getItem('frames') ?? '[]'))
}

test('after Let’s Go the cards of the mode chooser appear once, and none moves', async ({
  page,
  stored,
}) => {
  await stored(onboardingDraft())
  const frames = await recordFrames(page, () => {
    const boards = [...document.querySelectorAll('.signboard')]
    const isMoving = boards.some((board) => board.getAnimations().length > 0)
    return document.querySelector('h1') ? `${boards.length}${isMoving ? ' moving' : ''}` : undefined
  })
  await page.goto('/onboarding/success')
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page.getByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
  // The navigation comes when the app has taken over.
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).not.toHaveCount(0)
  expect(await frames()).toEqual(['0', '3'])
})

test('the premium page keeps its height until the profile takes its place', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  const frames = await recordFrames(page, () => {
    const mains = [...document.querySelectorAll('main')]
    const title = (main: Element) => main.querySelector('h1')?.textContent
    const premium = mains.find((main) => title(main) === 'Premium Performer Pass')
    return premium && `${premium.getBoundingClientRect().height}`
  })
  await page.goto('/gig/premium')
  await page.getByRole('button', { name: 'Purchase Pass' }).click()
  await expect(page).toHaveURL(/artist-profile/)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await frames()).toEqual(['844'])
})

test('choosing a language replaces the heading in one frame', async ({ page, onboarded }) => {
  await onboarded()
  const frames = await recordFrames(page, () => document.querySelector('h1')?.textContent)
  await page.goto('/')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आज कैसी बैठक?')
  expect(await frames()).toEqual(['What kind of sitting?', 'आज कैसी बैठक?'])
})
