import { setTimeout } from 'node:timers/promises'
import { decodeQr } from '../fixtures/decode-qr'
import { type StoredValues, serializedEntries } from '../fixtures/stored'
import type { Browser } from './browser'

const timeoutMs = 30_000
const pollMs = 50

type Falsy = false | undefined

interface Point {
  x: number
  y: number
}

/** In the page: where a control is pressed, or why it cannot be. An open dialog hides the controls behind it. */
function pointOf(selector: string, name: string, part: number): Point | string {
  const dialogs = [...document.querySelectorAll('[role=dialog]')]
  const region = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document
  const control = [...region.querySelectorAll<HTMLInputElement>(selector)].find((candidate) => {
    const label = candidate.ariaLabel ?? candidate.labels?.[0]?.textContent
    const text = (label ?? candidate.textContent).replace(/\s+/g, ' ').trim()
    return text.includes(name) && candidate.checkVisibility({ visibilityProperty: true })
  })
  if (!control) return 'it is missing'
  const shown = control.closest('.sr-only') ? (control.labels?.[0] ?? control) : control
  const { x, y, width, height } = shown.getBoundingClientRect()
  const point = { x: Math.round(x + width * part), y: Math.round(y + height / 2) }
  const hit = document.elementFromPoint(point.x, point.y)
  if (hit && (shown.contains(hit) || hit.closest('label')?.control === control)) return point
  // Not before: in Firefox a control that is scrolled to again may move a little, each time.
  shown.scrollIntoView({ block: 'center', behavior: 'instant' })
  return `${hit?.outerHTML.slice(0, 80)} covers it`
}

/** Opens pages of the shell at `url`, and presses, types and waits there. */
export class Visitor {
  readonly browser: Browser
  readonly #url: string
  #clicks = 0

  constructor(browser: Browser, url: string) {
    this.browser = browser
    this.#url = url
  }

  goto = (path: string) => this.browser.goto(this.#url + path)

  /** Opens a path with these values in local storage. */
  async open(path: string, stored: StoredValues) {
    // A file of the same origin, where no app runs.
    await this.goto('/remotes.json')
    const store = (items: readonly (readonly [string, string])[]) => {
      localStorage.clear()
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous.
      document.cookie = 'i18next=en; path=/'
      // Otherwise the values before are restored from IndexedDB, as after a crash.
      sessionStorage.setItem('durable-writes', '')
      for (const [key, text] of items) localStorage.setItem(key, text)
      return location.pathname === '/remotes.json'
    }
    await this.until('local storage', store, serializedEntries(stored))
    await this.goto(path)
  }

  /** Presses the first control whose name has these words, once it is there and does not move. */
  async click(selector: string, name = '') {
    this.#clicks += 1
    // Two fast clicks at one point are a double click, of which the shell ignores the second.
    const part = this.#clicks % 2 ? 0.4 : 0.6
    let last = ''
    const { x, y } = await this.poll(`${selector} “${name}”`, async () => {
      const found = await this.#call(pointOf, selector, name, part)
      if (typeof found === 'string') throw new Error(found)
      const previous = last
      last = JSON.stringify(found)
      return previous === last && found
    })
    await this.browser.click(x, y)
  }

  async fill(label: string, text: string) {
    await this.click('input, textarea', label)
    await this.type(text)
  }

  type = (text: string) => this.browser.type(text)

  /** Waits until a text is on the screen. */
  see = (text: string) =>
    this.until(`“${text}”`, (expected) => document.body.innerText.includes(expected), text)

  /** Waits until a function in the page returns something truthy. */
  until = <Args extends readonly unknown[]>(
    what: string,
    run: (...args: Args) => unknown,
    ...args: Args
  ) => this.poll(what, () => this.#call(run, ...args))

  /** What a QR code on the screen holds. */
  qrCode = () =>
    this.poll('a QR code', async () =>
      decodeQr(Buffer.from(await this.browser.screenshot(), 'base64')),
    )

  /** Calls a function in the page, without its closure. The compiler of the tests wraps functions in `__name`. */
  #call<Args extends readonly unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
    const call = `(${run})(...${JSON.stringify(args)})`
    const expression = `(() => { const __name = (named) => named; return ${call} })()`
    return this.browser.evaluate(expression) as Promise<Result>
  }

  /** Repeats a query until its result is truthy. */
  private async poll<Result>(what: string, query: () => Promise<Result | Falsy>): Promise<Result> {
    const end = Date.now() + timeoutMs
    let reason = ''
    do {
      // A page that is being left does not answer.
      const result = await query().catch((error: Error) => {
        reason = `: ${error.message}`
      })
      if (result) return result
      await setTimeout(pollMs)
    } while (Date.now() < end)
    const screen = await this.#call(() => `${location.pathname}: ${document.body.innerText}`).catch(
      String,
    )
    throw new Error(`${what} did not come in ${timeoutMs / 1000} s${reason}\n${screen}`)
  }
}
