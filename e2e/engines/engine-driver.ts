import { setTimeout } from 'node:timers/promises'
import { localUrl, shell } from '@baithak/build/apps'
import type { StoredValues } from '@baithak/tools/testing/stored'
import { serializedEntries } from '@baithak/tools/testing/stored'
import type { Language, Translate } from '../scenarios/translations'
import { translatorFor } from '../scenarios/translations'
import type { Session } from './engine'
import { isStill, type Point, pointOf, type Target } from './in-page'

/** Longer than one evaluation that is never answered, so that another follows it. */
const timeoutMs = 30_000
const settleTimeoutMs = 3000
const pollMs = 50
/** GTK's double-click interval; Firefox's is shorter. */
const doubleClickMs = 500

const pressable =
  'button, a[href], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="option"], input[type="checkbox"], input[type="radio"]'

/** Drives a browser engine through a session: opens pages, taps, types and waits for what the page shows. */
export class EngineDriver {
  readonly translate: Translate
  readonly #session: Session
  #lastTapAt = 0

  constructor(session: Session, language: Language = 'en') {
    this.#session = session
    this.translate = translatorFor(language)
  }

  get session() {
    return this.#session
  }

  /** Opens a path with local storage that holds only these values. */
  async open(path: string, stored: StoredValues) {
    // A file of the same origin: no app runs there that writes to storage.
    const file = '/remotes.json'
    await this.#session.goto(`${localUrl(shell.port)}${file}`)
    // Firefox reports a page as loaded shortly before its storage is available, or while the one before is shown.
    await this.waitUntil(
      'the storage of the page',
      (items, pathname) => {
        if (location.pathname !== pathname) return false
        localStorage.clear()
        sessionStorage.clear()
        // Otherwise the values before are restored from IndexedDB, as after a crash.
        sessionStorage.setItem('durable-writes', '')
        for (const [key, text] of items) localStorage.setItem(key, text)
        return true
      },
      serializedEntries(stored),
      file,
    )
    await this.#session.takeErrors()
    await this.goTo(path)
  }

  async goTo(path: string) {
    await this.#session.goto(`${localUrl(shell.port)}${path}`)
    await this.waitUntilStill()
  }

  /** Repeats a query until it resolves to something other than false, null or undefined. */
  async poll<Result>(
    description: string,
    query: () => Promise<Result>,
  ): Promise<Exclude<Result, undefined | null | false>> {
    const end = Date.now() + timeoutMs
    let lastError = ''
    do {
      // A page that is being unloaded does not answer.
      const result = await query().catch((error: Error) => {
        lastError = ` (${error.message})`
        return undefined
      })
      if (result !== undefined && result !== null && result !== false)
        return result as Exclude<Result, undefined | null | false>
      await setTimeout(pollMs)
    } while (Date.now() < end)
    throw new Error(`Timed out after ${timeoutMs / 1000} s: ${description}${lastError}`)
  }

  /** Waits until a function that runs in the page returns a truthy result. */
  waitUntil = <Args extends readonly unknown[], Result>(
    description: string,
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => this.poll(description, () => this.#session.evaluate(run, ...args))

  /** Waits until a function that runs in the page finds nothing, and throws its last findings otherwise. */
  async waitUntilEmpty<Args extends readonly unknown[]>(
    find: (...args: Args) => string[],
    ...args: Args
  ) {
    const end = Date.now() + settleTimeoutMs
    let found: string[]
    do {
      found = await this.#session.evaluate(find, ...args)
      if (found.length === 0) return
      await setTimeout(pollMs)
    } while (Date.now() < end)
    throw new Error(found.slice(0, 5).join('\n'))
  }

  waitUntilStill = () => this.waitUntil('a screen without running animations', isStill)

  async pointOf(target: Target): Promise<Point> {
    const end = Date.now() + timeoutMs
    let result: Point | string = ''
    do {
      result = await this.#session.evaluate(pointOf, target).catch((error: Error) => error.message)
      if (typeof result !== 'string') return result
      await setTimeout(pollMs)
    } while (Date.now() < end)
    throw new Error(`Cannot be pressed: ${result}`)
  }

  async tap(target: Target) {
    const point = await this.pointOf(target)
    // The shell ignores the second press of a double click.
    await setTimeout(Math.max(0, this.#lastTapAt + doubleClickMs - Date.now()))
    await this.drag(point)
    this.#lastTapAt = Date.now()
  }

  /** Presses the control with this translation key as its label. */
  press = (key: string, values?: Record<string, string | number>) =>
    this.tap({ selector: pressable, name: this.translate(key, values) })
  /** Presses one of the elements that match a selector. */
  pressAt = (selector: string, index = 0) => this.tap({ selector, index })

  /** Presses at one point and releases at another, by default the same. */
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

  /** Presses keys one after another; special keys use WebDriver's code points. */
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

  waitForHeading = (text: string) =>
    this.waitUntil(
      `the heading “${text}”`,
      (expected) =>
        [...document.querySelectorAll('h1')].some(
          (heading) => heading.textContent?.replace(/\s+/g, ' ').trim() === expected,
        ),
      text.replace(/\s+/g, ' '),
    )

  waitForText = (text: string, selector = 'body') =>
    this.waitUntil(
      `“${text}” in ${selector}`,
      (expected, within) =>
        [...document.querySelectorAll(within)].some((element) =>
          element.textContent?.replace(/\s+/g, ' ').includes(expected),
        ),
      text,
      selector,
    )

  waitForPath = (path: string) =>
    this.waitUntil(`the path ${path}`, (expected) => location.pathname === expected, path)
}

/** A route or journey that runs in every engine; it throws on failure. */
export interface EngineTest {
  group: string
  name: string
  run(driver: EngineDriver): Promise<void>
}
