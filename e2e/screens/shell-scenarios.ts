import { memberInterests } from '@baithak/domain'
import type { Page } from '@playwright/test'
import { longHindi, longName } from '../fixtures/large-fixtures'
import type { Scenario } from './scenario'

/** A visitor's entries during onboarding. */
const draft = {
  phone: '9845012345',
  code: '',
  name: 'Aanya Rao',
  email: '',
  dateOfBirth: '',
  role: 'Customer',
  interests: [...memberInterests],
  permissions: { location: true, notifications: false, camera: false },
}

const step = (name: string, changes = {}): Scenario => ({
  name: `onboarding-${name}`,
  path: `/onboarding/${name}`,
  isNewUser: true,
  stored: { 'draft:onboarding': { ...draft, ...changes } },
})
const codeStep: Scenario = {
  ...step('phone'),
  press: ['shell:onboarding.phone.send'],
  steps: (page) => page.locator('input').nth(5).waitFor(),
}

const agendaItem = (id: string, [title, titleHi]: string[], day: string, link: string) => ({
  id,
  title: { en: title, hi: titleHi },
  place: { en: 'Dabara House', hi: 'दबारा हाउस' },
  start: `${day}T18:30:00+05:30`,
  end: `${day}T20:30:00+05:30`,
  link,
})
const today = {
  'agenda:party': [agendaItem('party-1', ['Party', 'पार्टी'], '2026-11-21', '/party/manage')],
  'agenda:gig': [agendaItem('gig-1', ['Raga at Dusk', 'साँझ का राग'], '2026-11-29', '/gig/my-gigs')],
}
const memberWithRole = (role: string) => ({
  userData: { name: 'Ira', phone: '9845012345', role },
})

/** Pretends that the network is gone. With a real loss, requests in idle time would fail now and then. */
const goOffline = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false })
    dispatchEvent(new Event('offline'))
  })

/** Welcome, onboarding, mode chooser, and what the shell shows over any mode. */
export const shellScenarios: readonly Scenario[] = [
  { name: 'welcome', path: '/', isNewUser: true },
  { name: 'welcome-referral', path: '/?ref=BAITHAKQ7XK2M', isNewUser: true },
  { name: 'chooser-artist', path: '/', stored: memberWithRole('Artist') },
  {
    name: 'chooser-partner',
    path: '/',
    stored: memberWithRole('Café Partner'),
    shows: (page) => page.locator('.counter-link'),
  },
  { name: 'onboarding-phone-empty', path: '/onboarding/phone', isNewUser: true },
  step('phone'),
  {
    ...step('phone', { phone: '98450' }),
    name: 'onboarding-phone-error',
    press: ['shell:onboarding.phone.send'],
  },
  { ...codeStep, name: 'onboarding-otp' },
  {
    ...codeStep,
    name: 'onboarding-otp-error',
    steps: async (page, press) => {
      await page.locator('input').first().pressSequentially('482')
      await press('shell:onboarding.code.verify')
    },
  },
  step('profile'),
  {
    ...step('profile', { name: '' }),
    name: 'onboarding-profile-error',
    press: ['shell:onboarding.continue'],
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
    steps: goOffline,
    shows: (page) => page.locator('.phone-frame > [role=status] > p'),
  },
  {
    name: 'toast-storage',
    path: '/wallet',
    stored: { userPass: '{"broken' },
    shows: (page) => page.locator('.toast-bad'),
  },
]
