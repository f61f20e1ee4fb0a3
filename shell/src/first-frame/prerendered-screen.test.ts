// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onHydrated, showPrerenderedScreen } from './prerendered-screen'

const html = document.documentElement
const link = () => document.querySelector<HTMLAnchorElement>('#root a')
const button = () => document.querySelector<HTMLButtonElement>('#root button')

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"></div>
    <template id="welcome-hi"><a href="/onboarding/phone"><b>शुरू</b></a><button>English</button></template>`
})
afterEach(() => {
  document.body.innerHTML = ''
  html.lang = 'en'
  delete html.dataset.prerendered
})

/** Taps like a finger; returns whether the default action goes ahead. */
const tap = (element: Element | null | undefined, keys: MouseEventInit = {}) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))

describe('a prerendered screen', () => {
  it('is shown in the root, in the visitor’s language', () => {
    showPrerenderedScreen(false, 'hi')
    expect(link()).toHaveTextContent('शुरू')
    expect(html.lang).toBe('hi')
    expect(html.dataset.prerendered).toBe('welcome')
  })

  it('is not shown when the page has none', () => {
    showPrerenderedScreen(true, 'en')
    expect(document.querySelector('#root')).toBeEmptyDOMElement()
    expect(html.dataset.prerendered).toBeUndefined()
  })

  it('replays the last tap after hydration', () => {
    showPrerenderedScreen(false, 'hi')
    expect(tap(link()?.firstElementChild)).toBe(false)
    expect(tap(button())).toBe(false)
    expect(link()).not.toHaveAttribute('aria-busy')
    expect(button()).toHaveAttribute('aria-busy', 'true')

    const pressed = vi.fn()
    button()?.addEventListener('click', pressed)
    onHydrated()
    expect(pressed).toHaveBeenCalledOnce()
    expect(button()).not.toHaveAttribute('aria-busy')
    expect(html.dataset.prerendered).toBeUndefined()
  })

  it('ignores clicks that open a new tab', () => {
    showPrerenderedScreen(false, 'hi')
    link()?.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false))
    tap(link(), { ctrlKey: true })
    expect(link()).not.toHaveAttribute('aria-busy')
  })

  it('records no taps after hydration', () => {
    showPrerenderedScreen(false, 'hi')
    onHydrated()
    expect(tap(button())).toBe(true)
    expect(button()).not.toHaveAttribute('aria-busy')
  })
})

it('without a prerendered screen nothing is replayed', () => {
  document.body.innerHTML = '<div id="root"><button aria-busy="true"></button></div>'
  const pressed = vi.fn()
  button()?.addEventListener('click', pressed)
  onHydrated()
  expect(pressed).not.toHaveBeenCalled()
})
