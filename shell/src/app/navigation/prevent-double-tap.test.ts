// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preventDoubleTap } from './prevent-double-tap'

const page = new EventTarget() as Window
const next = vi.fn()
const send = vi.fn()

function button(pressed: () => void) {
  const made = document.createElement('button')
  made.addEventListener('click', pressed)
  document.body.append(made)
  return made
}

let first: HTMLButtonElement
let second: HTMLButtonElement
let stop = new AbortController()

beforeEach(() => {
  stop = new AbortController()
  const listen = window.addEventListener.bind(window)
  page.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
    listen(type, listener, { capture: true, signal: stop.signal })
  preventDoubleTap(page)
  first = button(next)
  second = button(send)
})
afterEach(() => {
  stop.abort()
  document.body.replaceChildren()
  vi.clearAllMocks()
})

interface Tap {
  at: number
  x?: number
  detail?: number
  pointerType?: string
}

function tap(element: Element, { at, x = 100, detail = 1, pointerType = 'touch' }: Tap) {
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }))
  const events = ['mousedown', 'click'].map((type) => {
    const event = new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: 700,
      detail,
    })
    Object.defineProperty(event, 'timeStamp', { value: at })
    return element.dispatchEvent(event)
  })
  return { takesFocus: events[0] }
}

it('the second tap of a double tap does not press the control that has replaced the button', () => {
  tap(first, { at: 1000 })
  expect(tap(second, { at: 1150 }).takesFocus).toBe(false)
  expect(next).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
})

it('a control that stays takes every tap', () => {
  for (const at of [1000, 1120, 1240]) tap(first, { at })
  expect(next).toHaveBeenCalledTimes(3)
})

it('a tap at another position, or later, is no double tap', () => {
  tap(first, { at: 1000 })
  tap(second, { at: 1100, x: 300 })
  tap(first, { at: 1200 })
  tap(second, { at: 1600 })
  expect(send).toHaveBeenCalledTimes(2)
})

it('a click that a label forwards to its input passes', () => {
  tap(first, { at: 1000 })
  tap(second, { at: 1001 })
  expect(send).toHaveBeenCalledOnce()
})

it('for a mouse the browser counts the clicks, however quick', () => {
  tap(first, { at: 1000, pointerType: 'mouse' })
  tap(second, { at: 1100, pointerType: 'mouse', detail: 2 })
  expect(send).not.toHaveBeenCalled()
  tap(first, { at: 2000, pointerType: 'mouse' })
  tap(second, { at: 2060, pointerType: 'mouse' })
  expect(send).toHaveBeenCalledOnce()
})

it('the keyboard is never blocked', () => {
  tap(first, { at: 1000 })
  tap(second, { at: 1100, detail: 0 })
  expect(send).toHaveBeenCalledOnce()
})
