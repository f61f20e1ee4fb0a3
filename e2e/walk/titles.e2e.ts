import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { placeNamed } from './places'
import { leavePlace, visitPlace } from './visit-place'
import { languages, wordsIn } from './words'

/** Every screen of the app once, as the walk knows it. */
const screens = [
  'welcome',
  'onboarding-phone',
  'onboarding-otp',
  'onboarding-profile',
  'onboarding-interests',
  'onboarding-permissions',
  'onboarding-success',
  'modes',
  'work-home',
  'explore',
  'cafe',
  'map',
  'wallet',
  'purchase',
  'compare',
  'check-in',
  'invite',
  'rating',
  'invite-earn',
  'profile',
  'settings',
  'party',
  'venue',
  'party-create-1',
  'party-create-2',
  'party-create-3',
  'party-create-4',
  'party-create-5',
  'parties',
  'chat',
  'hopping',
  'route',
  'hopping-pass',
  'gig',
  'gig-detail',
  'my-gigs-empty',
  'artist',
  'premium',
  'admin-login',
  'admin-dashboard',
  'admin-cafe',
]

async function titlesOf(page: Page, language: 'en' | 'hi') {
  const titles = new Map<string, string[]>()
  for (const name of screens) {
    await visitPlace(page, placeNamed(name), language)
    const title = await page.title()
    titles.set(title, [...(titles.get(title) ?? []), name])
    await leavePlace(page)
  }
  return titles
}

for (const language of languages)
  test(`each screen has a title of its own in ${language}`, async ({ page, expectNoise }) => {
    test.setTimeout(240_000)
    expectNoise(/favicon\.ico/)
    const brand = wordsIn(language)('shell:welcome.brand')
    const titles = await titlesOf(page, language)
    const shared = [...titles.values()].filter((names) => names.length > 1)
    expect(shared, 'each title names one screen').toEqual([])
    for (const title of titles.keys())
      if (title !== brand) expect(title).toMatch(new RegExp(`^\\S.* · ${brand}$`))
  })
