import { setTimeout } from 'node:timers/promises'
import { localUrl, shell } from '@baithak/shared/apps'
import type { StoredValues } from '../fixtures/stored'
import { storedTexts } from '../fixtures/stored'
import type { Language, Words } from '../scenarios/translations'
import { translationsFor } from '../scenarios/translations'
import type { Session } from './engine'
import { isStill, type Point, pointOf, type Target } from './in-page'

/** Time for a question that is never answered, and another. */
const timeoutMs = 30_000
const restMs = 3000
const pollMs = 50
/** GTK's double click; Firefox's is shorter. */
const doubleClickMs = 500

const pressable =
  'button, a[href], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="option"], input[type="checkbox"], input[type="radio"]'

/** Somebody in front of an engine: reads, taps and types, and waits as long as a person would. */
export class Visitor {
  readonly words: Words
  readonly #session: Session
  #lastTapAt = 0

  constructor(session: Session, language: Language = 'en') {
    this.#session = session
    this.words = translationsFor(language)
  }

  get session() {
    return this.#session
  }

  /** Opens a path with these values in place of all that was stored. */
  async open(path: string, stored: StoredValues) {
    // A file of the same origin, where no app runs that could write.
    await this.#session.goto(`${localUrl(shell.port)}/remotes.json`)
    // Firefox says that a page is there a moment before its storage is.
    await this.until(
      'the storage of the page',
      (items) => {
        localStorage.clear()
        sessionStorage.clear()
        for (const [key, text] of items) localStorage.setItem(key, text)
        return true
      },
      storedTexts(stored),
    )
    await this.#session.takeErrors()
    await this.goTo(path)
  }

  async goTo(path: string) {
    await this.#session.goto(`${localUrl(shell.port)}${path}`)
    await this.still()
  }

  /** Asks again until the answer is something other than false, null or undefined. */
  async eventually<Answer>(
    what: string,
    ask: () => Promise<Answer>,
  ): Promise<Exclude<Answer, undefined | null | false>> {
    const end = Date.now() + timeoutMs
    let last = ''
    do {
      // A page that is just being left answers nothing.
      const answer = await ask().catch((error: Error) => {
        last = ` (${error.message})`
        return undefined
      })
      if (answer !== undefined && answer !== null && answer !== false)
        return answer as Exclude<Answer, undefined | null | false>
      await setTimeout(pollMs)
    } while (Date.now() < end)
    throw new Error(`Not seen within ${timeoutMs / 1000} s: ${what}${last}`)
  }

  /** Waits until a function of the page answers so. */
  until = <Args extends readonly unknown[], Result>(
    what: string,
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => this.eventually(what, () => this.#session.evaluate(run, ...args))

  /** Gives the page a moment to come to rest, and throws what is still found then. */
  async untilEmpty<Args extends readonly unknown[]>(
    find: (...args: Args) => string[],
    ...args: Args
  ) {
    const end = Date.now() + restMs
    let found: string[]
    do {
      found = await this.#session.evaluate(find, ...args)
      if (found.length === 0) return
      await setTimeout(pollMs)
    } while (Date.now() < end)
    throw new Error(found.slice(0, 5).join('\n'))
  }

  still = () => this.until('a screen that stands still', isStill)

  async pointOf(target: Target): Promise<Point> {
    const end = Date.now() + timeoutMs
    let why: Point | string = ''
    do {
      why = await this.#session.evaluate(pointOf, target).catch((error: Error) => error.message)
      if (typeof why !== 'string') return why
      await setTimeout(pollMs)
    } while (Date.now() < end)
    throw new Error(`Cannot be pressed: ${why}`)
  }

  async tap(target: Target) {
    const point = await this.pointOf(target)
    // Two presses at one point within this time are a double click, whose second half the shell ignores.
    await setTimeout(Math.max(0, this.#lastTapAt + doubleClickMs - Date.now()))
    await this.drag(point)
    this.#lastTapAt = Date.now()
  }

  /** Presses the control that bears this text, or one of several that match a selector. */
  press = (key: string, values?: Record<string, string | number>) =>
    this.tap({ selector: pressable, name: this.words(key, values) })
  pressAt = (selector: string, index = 0) => this.tap({ selector, index })

  /** Presses at a point and lets go there, or somewhere else. */
  async drag(from: Point, to: Point = from) {
    await this.#session.perform([
      {
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, ...from },
          { type: 'pointerDown', button: 0 },
          ...(to === from ? [] : [{ type: 'pointerMove', duration: 120, ...to }]),
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Presses keys one after another; special ones as WebDriver numbers them. */
  async type(text: string) {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#session.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  async fill(target: Target, text: string) {
    await this.tap(target)
    await this.type(text)
  }

  heading = (text: string) =>
    this.until(
      `the heading “${text}”`,
      (wanted) =>
        [...document.querySelectorAll('h1')].some(
          (each) => each.textContent?.replace(/\s+/g, ' ').trim() === wanted,
        ),
      text.replace(/\s+/g, ' '),
    )

  sees = (text: string, selector = 'body') =>
    this.until(
      `“${text}” in ${selector}`,
      (wanted, where) =>
        [...document.querySelectorAll(where)].some((each) =>
          each.textContent?.replace(/\s+/g, ' ').includes(wanted),
        ),
      text,
      selector,
    )

  path = () => this.#session.evaluate(() => location.pathname)

  arrivesAt = (path: string) =>
    this.until(`the path ${path}`, (wanted) => location.pathname === wanted, path)
}
