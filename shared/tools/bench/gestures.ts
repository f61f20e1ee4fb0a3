import type { Page } from '@playwright/test'
import { type Point, touch } from '../testing/touch'

/** Something a visitor does on a screen, repeated and measured each time. */
export interface Interaction {
  name: string
  /** Prepares the page; not measured. */
  before?: (page: Page) => Promise<unknown>
  /** The element to tap or click; its centre is located before the measurement. */
  target?: string
  run: (page: Page, target: Point) => Promise<unknown>
  repetitions: number
}

/** Each repetition types the next letter of the text into the first box of that role. */
export function typing(name: string, role: 'searchbox' | 'textbox', text: string): Interaction {
  return {
    name,
    repetitions: text.length,
    before: (page) => page.getByRole(role).first().focus(),
    run: async (page) => {
      const { length } = await page.getByRole(role).first().inputValue()
      await page.keyboard.press(text[length] ?? 'Backspace')
    },
  }
}

export const erasing: Interaction = {
  name: 'erasing a letter',
  repetitions: 3,
  before: (page) => page.getByRole('searchbox').first().focus(),
  run: (page) => page.keyboard.press('Backspace'),
}

const turnWheel = async (page: Page, distancePx: number) => {
  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, distancePx)
}
const scrolling = (run: Interaction['run']): Interaction => ({
  name: 'scrolling',
  repetitions: 4,
  run,
})
export const wheelScrolling = (distancePx: number) =>
  scrolling((page) => turnWheel(page, distancePx))

/** A quick swipe over most of the screen, which scrolls on by momentum. */
export const swiping = (direction: 'up' | 'down') =>
  scrolling(async (page) => {
    const finger = await touch(page)
    const [startY, stepPx] = direction === 'up' ? [700, -50] : [200, 50]
    const at = (step: number) => ({ x: 200, y: startY + stepPx * step })
    await finger.down(at(0))
    for (let step = 1; step <= 10; step += 1) {
      await finger.move(at(step))
      await page.waitForTimeout(12)
    }
    await finger.up()
  })

/** Scrolls far down and back to the top, which may leave many rows rendered, and focuses the search box. */
export async function scrollDownAndBack(page: Page) {
  for (let step = 0; step < 12; step += 1) {
    await turnWheel(page, 4000)
    await page.waitForTimeout(60)
  }
  await turnWheel(page, -1_000_000)
  await page.waitForTimeout(300)
  await page.getByRole('searchbox').first().focus()
}

/** Long enough that the frame of the press comes before the click. */
const pressMs = 80

/** Raw device events: a locator's click would run hit tests in the page, on the measured thread. */
async function tap(page: Page, target: Point) {
  const finger = await touch(page)
  await finger.down(target)
  await page.waitForTimeout(pressMs)
  await finger.up()
}

export const tapping = (name: string, target: string, repetitions: number): Interaction => ({
  name,
  repetitions,
  target,
  run: tap,
})
export const clicking = (name: string, target: string, repetitions: number): Interaction => ({
  ...tapping(name, target, repetitions),
  run: (page, { x, y }) => page.mouse.click(x, y, { delay: pressMs }),
})
