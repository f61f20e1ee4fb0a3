import type { Page } from '@playwright/test'
import { fingerOn, type Point } from '../fixtures/finger'
import type { StoredValues } from '../fixtures/stored'
import { memberAmong, memberInChat } from './large-fixtures'

export interface Act {
  name: string
  /** What makes the page ready; nobody measures it. */
  before?: (page: Page) => Promise<unknown>
  /** What a finger or pointer goes to before the measuring begins. */
  target?: string
  run: (page: Page, at: Point) => Promise<unknown>
  /** How often it is done in one visit. */
  times: number
}

/** A screen with more in it than anybody has, and what is done there, in this order. */
export interface Crowd {
  name: string
  path: string
  stored: StoredValues
  viewport: { width: number; height: number }
  hasTouch: boolean
  /** What shows that the screen is there. */
  shows: string
  acts: readonly Act[]
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const desk = { viewport: { width: 1280, height: 800 }, hasTouch: false }

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
const scrolling = (run: Act['run']): Act => ({ name: 'scrolling', times: 4, run })
const rolling = (by: number) => scrolling((page) => wheel(page, by))

/** A finger's quick way over most of the screen; what it pushes rolls on by itself. */
const swiping = (way: 'up' | 'down') =>
  scrolling(async (page) => {
    const finger = await fingerOn(page)
    const [from, by] = way === 'up' ? [700, -50] : [200, 50]
    const at = (step: number) => ({ x: 200, y: from + by * step })
    await finger.down(at(0))
    for (let step = 1; step <= 10; step += 1) {
      await finger.move(at(step))
      await page.waitForTimeout(12)
    }
    await finger.up()
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

/** How long a finger stays, in milliseconds: the frame that shows the press comes before the click. */
const press = 80

/** The device's own events: a locator's click would ask the page whether it hits, on the page's own time. */
async function touch(page: Page, at: Point) {
  const finger = await fingerOn(page)
  await finger.down(at)
  await page.waitForTimeout(press)
  await finger.up()
}

const tapping = (name: string, target: string, times: number): Act => ({
  name,
  times,
  target,
  run: touch,
})
const clicking = (name: string, target: string, times: number): Act => ({
  ...tapping(name, target, times),
  run: (page, { x, y }) => page.mouse.click(x, y, { delay: press }),
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
  ...phone,
  shows: '[data-sender]',
  acts: [
    swiping('down'),
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
    ...phone,
    shows: 'article',
    acts: [
      typing('typing in search', 'searchbox', 'kaapi'),
      erasing,
      swiping('up'),
      { ...typing('typing after a long scroll', 'searchbox', 'ka'), before: wander },
    ],
  },
  {
    name: 'Party, 2,000 venues',
    path: '/party',
    stored: memberAmong(0),
    ...phone,
    shows: 'main a[href^="/party/venue/"]',
    acts: [
      tapping('opening filters, the first time', '[aria-haspopup=dialog]', 1),
      { ...tapping('opening filters again', '[aria-haspopup=dialog]', 3), before: close },
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
      swiping('up'),
    ],
  },
  chat('A chat of 5 lines', 5),
  chat('A chat of 5,000 lines', 5000),
  {
    name: 'Dashboard, 10,000 cafés',
    path: '/admin/dashboard',
    stored: memberAmong(10_000),
    ...desk,
    shows: 'tbody a',
    acts: [
      typing('typing in search', 'searchbox', 'kaapi'),
      erasing,
      clicking('sorting by name', 'thead th:nth-child(1) button', 2),
      clicking('sorting by check-ins', 'thead th:nth-child(6) button', 2),
      rolling(3000),
      { ...typing('typing after a long scroll', 'searchbox', 'ka'), before: wander },
    ],
  },
]
