import type { Page } from '@playwright/test'
import type { StoredValues } from '../testing/stored'
import {
  clicking,
  erasing,
  type Interaction,
  scrollDownAndBack,
  swiping,
  tapping,
  typing,
  wheelScrolling,
} from './gestures'
import { memberWithCafes, memberWithChat } from './large-fixtures'

/** A screen with more items than any real visitor has, and the interactions to measure there, in order. */
export interface InteractionScenario {
  name: string
  path: string
  stored: StoredValues
  viewport: { width: number; height: number }
  hasTouch: boolean
  /** Venues that Party lists; those of the sample data by default. */
  venues?: number
  /** CSS selector that is present once the screen is rendered. */
  readySelector: string
  interactions: readonly Interaction[]
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false }

const dialog = '[role=dialog]'
const closeDialog = async (page: Page) => {
  if (!(await page.locator(dialog).isVisible())) return
  await page.keyboard.press('Escape')
  await page.locator(dialog).waitFor({ state: 'detached' })
}

const chat = (name: string, messages: number): InteractionScenario => ({
  name,
  path: '/party/chat',
  stored: memberWithChat(messages),
  ...phone,
  readySelector: '[data-sender]',
  interactions: [
    swiping('down'),
    typing('writing', 'textbox', 'Hello'),
    {
      name: 'sending a message, and its answer',
      repetitions: 3,
      before: (page) => page.getByRole('textbox').fill('Hello'),
      run: (page) => page.keyboard.press('Enter'),
    },
  ],
})

/** From the mode chooser; the first time evaluates the mode's code. */
function entering(path: '/work' | '/party' | '/gig'): Interaction[] {
  const link = `a.signboard-link[href="${path}"]`
  const openChooser = async (page: Page) => {
    if (!(await page.locator(link).isVisible())) await page.locator('#root nav a[href="/"]').click()
    await page.locator(link).waitFor()
  }
  return [
    { ...tapping(`entering ${path}, the first time`, link, 1), before: openChooser },
    { ...tapping(`entering ${path} again`, link, 3), before: openChooser },
  ]
}

export const interactionScenarios: readonly InteractionScenario[] = [
  {
    name: 'Mode chooser',
    path: '/',
    stored: memberWithCafes(0),
    ...phone,
    readySelector: 'a.signboard-link',
    interactions: [...entering('/work'), ...entering('/party'), ...entering('/gig')],
  },
  {
    name: 'Explore, 5,000 cafés',
    path: '/explore',
    stored: memberWithCafes(5000),
    ...phone,
    readySelector: 'article',
    interactions: [
      typing('typing in search', 'searchbox', 'kaapi'),
      erasing,
      swiping('up'),
      { ...typing('typing after a long scroll', 'searchbox', 'ka'), before: scrollDownAndBack },
    ],
  },
  {
    name: 'Party, 2,000 venues',
    path: '/party',
    stored: memberWithCafes(0),
    ...phone,
    venues: 2000,
    readySelector: 'main a[href^="/party/venue/"]',
    interactions: [
      tapping('opening filters, the first time', '[aria-haspopup=dialog]', 1),
      { ...tapping('opening filters again', '[aria-haspopup=dialog]', 3), before: closeDialog },
      {
        ...tapping('applying filters', '[role=dialog] button:last-child', 3),
        before: async (page) => {
          await closeDialog(page)
          await page.locator('[aria-haspopup=dialog]').click()
          await page.locator(dialog).waitFor()
        },
      },
      { ...tapping('choosing a category', 'button[aria-pressed=false]', 3), before: closeDialog },
      typing('typing in search', 'searchbox', 'chand'),
      erasing,
      swiping('up'),
    ],
  },
  chat('A chat of 5 messages', 5),
  chat('A chat of 5,000 messages', 5000),
  {
    name: 'Dashboard, 10,000 cafés',
    path: '/admin/dashboard',
    stored: memberWithCafes(10_000),
    ...desktop,
    readySelector: 'tbody a',
    interactions: [
      typing('typing in search', 'searchbox', 'kaapi'),
      erasing,
      clicking('sorting by name', 'thead th:nth-child(1) button', 2),
      clicking('sorting by check-ins', 'thead th:nth-child(6) button', 2),
      wheelScrolling(3000),
      { ...typing('typing after a long scroll', 'searchbox', 'ka'), before: scrollDownAndBack },
    ],
  },
]
