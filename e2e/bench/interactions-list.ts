import type { Page } from '@playwright/test'
import type { StoredValues } from '../fixtures/stored'
import { memberAmong, memberInChat } from './interactions-plenty'

export interface Act {
  name: string
  /** What makes the page ready; nobody measures it. */
  before?: (page: Page) => Promise<unknown>
  run: (page: Page) => Promise<unknown>
  /** How often it is done in one visit. */
  times: number
}

/** A screen with more in it than anybody has, and what is done there, in this order. */
export interface Crowd {
  name: string
  path: string
  stored: StoredValues
  viewport: { width: number; height: number }
  /** What shows that the screen is there. */
  shows: string
  acts: readonly Act[]
}

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

/** Each time the next letter of the word, in the first box of that role. */
function typing(name: string, role: 'searchbox' | 'textbox', word: string): Act {
  return {
    name,
    times: word.length,
    before: (page) => page.getByRole(role).first().focus(),
    run: async (page) => {
      const { length } = await page.getByRole(role).first().inputValue()
      await page.keyboard.press(word[length] ?? 'Backspace')
    },
  }
}

const erasing: Act = {
  name: 'erasing a letter',
  times: 3,
  before: (page) => page.getByRole('searchbox').first().focus(),
  run: (page) => page.keyboard.press('Backspace'),
}

const wheel = async (page: Page, by: number) => {
  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, by)
}
const scrolling = (name: string, by: number): Act => ({
  name,
  times: 4,
  run: (page) => wheel(page, by),
})

/** Far down and back again, which may leave much that is drawn. */
async function wander(page: Page) {
  for (let step = 0; step < 12; step += 1) {
    await wheel(page, 4000)
    await page.waitForTimeout(60)
  }
  await wheel(page, -1_000_000)
  await page.waitForTimeout(300)
  await page.getByRole('searchbox').first().focus()
}

const tapping = (name: string, control: string, times: number): Act => ({
  name,
  times,
  run: (page) => page.locator(control).first().click(),
})

const dialog = '[role=dialog]'
const close = async (page: Page) => {
  if (!(await page.locator(dialog).isVisible())) return
  await page.keyboard.press('Escape')
  await page.locator(dialog).waitFor({ state: 'detached' })
}

const chat = (name: string, lines: number): Crowd => ({
  name,
  path: '/party/chat',
  stored: memberInChat(lines),
  viewport: phone,
  shows: '[data-sender]',
  acts: [
    scrolling('scrolling up', -3000),
    typing('writing', 'textbox', 'Hello'),
    {
      name: 'sending a line, and its answer',
      times: 3,
      before: (page) => page.getByRole('textbox').fill('Hello'),
      run: (page) => page.keyboard.press('Enter'),
    },
  ],
})

export const crowds: readonly Crowd[] = [
  {
    name: 'Explore, 5,000 cafés',
    path: '/explore',
    stored: memberAmong(5000),
    viewport: phone,
    shows: 'article',
    acts: [
      typing('typing in search', 'searchbox', 'kaapi'),
      erasing,
      scrolling('scrolling', 3000),
      { ...typing('typing after a long scroll', 'searchbox', 'ka'), before: wander },
    ],
  },
  {
    name: 'Party, 2,000 venues',
    path: '/party',
    stored: memberAmong(0),
    viewport: phone,
    shows: 'main a[href^="/party/venue/"]',
    acts: [
      {
        ...tapping('opening filters', '[aria-haspopup=dialog]', 3),
        before: close,
      },
      {
        ...tapping('applying filters', '[role=dialog] button:last-child', 3),
        before: async (page) => {
          await close(page)
          await page.locator('[aria-haspopup=dialog]').click()
          await page.locator(dialog).waitFor()
        },
      },
      { ...tapping('choosing a category', 'button[aria-pressed=false]', 3), before: close },
      typing('typing in search', 'searchbox', 'chand'),
      erasing,
      scrolling('scrolling', 3000),
    ],
  },
  chat('A chat of 5 lines', 5),
  chat('A chat of 5,000 lines', 5000),
  {
    name: 'Dashboard, 10,000 cafés',
    path: '/admin/dashboard',
    stored: memberAmong(10_000),
    viewport: desk,
    shows: 'tbody a',
    acts: [
      typing('typing in search', 'searchbox', 'kaapi'),
      erasing,
      tapping('sorting by name', 'thead th:nth-child(1) button', 2),
      tapping('sorting by check-ins', 'thead th:nth-child(6) button', 2),
      scrolling('scrolling', 3000),
      { ...typing('typing after a long scroll', 'searchbox', 'ka'), before: wander },
    ],
  },
]
