import { longHindi, longName } from '../fixtures/large-fixtures'
import type { Scenario } from './scenario'

/** What a visitor has entered during onboarding, as it is stored. */
const onboardingDraft = (changes = {}) => ({
  'draft:onboarding': {
    phone: '9845012345',
    code: '',
    name: 'Aanya Rao',
    email: '',
    dateOfBirth: '',
    role: 'Customer',
    interests: ['Work', 'Music'],
    permissions: { location: true, notifications: false, camera: false },
    ...changes,
  },
})

const at = (day: string, time: string) => `${day}T${time}:00+05:30`
const both = (en: string, hi: string) => ({ en, hi })

/** What the modes have published. */
const today = {
  'agenda:party': [
    {
      id: 'party-1',
      title: both('Party', 'पार्टी'),
      place: both('Chandni Terrace', 'चाँदनी टेरेस'),
      start: at('2026-11-21', '19:00'),
      end: at('2026-11-21', '23:00'),
      link: '/party/manage',
    },
  ],
  'agenda:gig': [
    {
      id: 'gig-1',
      title: both('Raga at Dusk', 'साँझ का राग'),
      place: both('Dabara House', 'दबारा हाउस'),
      start: at('2026-11-29', '18:30'),
      end: at('2026-11-29', '20:30'),
      link: '/gig/my-gigs',
    },
  ],
}

const step = (name: string, changes = {}): Scenario => ({
  name: `onboarding-${name}`,
  path: `/onboarding/${name}`,
  isNewUser: true,
  stored: onboardingDraft(changes),
})

/** Welcome, onboarding, mode chooser, and what the shell shows over any mode. */
export const shellScenarios: readonly Scenario[] = [
  { name: 'welcome', path: '/', isNewUser: true },
  { name: 'welcome-referral', path: '/?ref=BAITHAKQ7XK2M', isNewUser: true },
  {
    name: 'chooser-artist',
    path: '/',
    stored: { userData: { name: 'Ira', phone: '9845012345', role: 'Artist' } },
  },
  {
    name: 'chooser-partner',
    path: '/',
    stored: { userData: { name: 'Lalita', phone: '9845012345', role: 'Café Partner' } },
    shows: (page) => page.locator('.counter-link'),
  },
  { name: 'onboarding-phone-empty', path: '/onboarding/phone', isNewUser: true },
  step('phone'),
  {
    ...step('phone', { phone: '98450' }),
    name: 'onboarding-phone-error',
    steps: ({ press }) => press('shell:onboarding.phone.send'),
  },
  {
    ...step('phone'),
    name: 'onboarding-otp',
    steps: async ({ page, press }) => {
      await press('shell:onboarding.phone.send')
      await page.locator('input').nth(5).waitFor()
    },
  },
  {
    ...step('phone'),
    name: 'onboarding-otp-error',
    steps: async ({ page, press }) => {
      await press('shell:onboarding.phone.send')
      await page.locator('input').nth(5).waitFor()
      await page.keyboard.type('482', { delay: 30 })
      await press('shell:onboarding.code.verify')
    },
  },
  step('profile'),
  {
    ...step('profile', { name: '' }),
    name: 'onboarding-profile-error',
    steps: ({ press }) => press('shell:onboarding.continue'),
  },
  {
    ...step('profile', { name: longHindi, email: `${'a'.repeat(70)}@example.com` }),
    name: 'onboarding-profile-long',
  },
  step('interests'),
  step('permissions'),
  step('success'),
  { ...step('success', { name: longName }), name: 'onboarding-success-long' },
  { name: 'modes', path: '/' },
  { name: 'releases', path: '/releases', shows: (page) => page.locator('main dd').nth(3) },
  {
    name: 'modes-today',
    path: '/',
    stored: today,
    storedEnglish: true,
    shows: (page) => page.locator('.plank').nth(2),
  },
  {
    name: 'error-panel',
    path: '/gig',
    before: (page) => page.route(/:\d*3\/.*\.(js|json)$/, (route) => route.abort()),
    shows: (page) => page.getByRole('alert').getByRole('button'),
    consoleErrors: /Failed to load resource|ERR_FAILED/,
  },
  {
    name: 'loading',
    isPending: true,
    path: '/party',
    before: (page) => page.route(/:\d*2\/.*\.js$/, () => {}),
    shows: (page) => page.locator('#root main').getByText('loading', { exact: true }),
  },
  {
    name: 'offline-strip',
    path: '/work',
    steps: async ({ page }) => {
      // The network stays: what is fetched when idle would fail now and then.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { value: false })
        dispatchEvent(new Event('offline'))
      })
    },
    shows: (page) => page.locator('.phone-frame > [role=status] > p'),
  },
  {
    name: 'toast-storage',
    path: '/wallet',
    stored: { userPass: '{"broken' },
    shows: (page) => page.locator('.toast-bad'),
  },
]
