// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { removeScreenPicture, showScreenPicture } from './screen-picture'

const picture = () => document.querySelector('.screen-picture')

function openPage(markup: string) {
  document.body.innerHTML = `<div id="root"></div><div class="loading-mark">loading</div>
    <template id="screen-en">${markup}</template><template id="screen-hi"><h1>खोजें</h1></template>
    <template id="welcome-en"><a href="/onboarding/phone"><b>Get Started</b></a></template>`
}

/** Gives each control of the picture a row of 50 pixels. */
const placeControls = () =>
  [...document.querySelectorAll('.screen-picture :is(a, button)')].forEach((control, index) => {
    const box = { left: 0, right: 100, top: index * 50, bottom: index * 50 + 49 }
    control.getBoundingClientRect = () => box as DOMRect
  })
const tap = (clientX: number, clientY: number) =>
  picture()?.dispatchEvent(new MouseEvent('click', { clientX, clientY }))

/** Returns whether the default action goes ahead. */
const press = (element?: Element | null, keys: MouseEventInit = {}) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  removeScreenPicture()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

it('shows the picture in the visitor’s language, beside the word, for no assistive technology', () => {
  openPage('<h1>Explore</h1>')
  showScreenPicture('screen', 'hi')
  expect(picture()).toHaveTextContent('खोजें')
  expect(picture()?.firstElementChild).toHaveAttribute('inert')
  expect(picture()?.nextElementSibling).toHaveTextContent('loading')
  expect(document.documentElement.lang).toBe('hi')
  removeScreenPicture()
  expect(picture()).toBeNull()
})

it.each([
  ['04:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'evening'],
  ['23:30', 'evening'],
  ['03:59', 'evening'],
])('at %s it has the part of the %s', (time, expected) => {
  vi.setSystemTime(new Date(`2026-11-24T${time}:00`))
  openPage('<span data-hours="4-12">morning</span><span data-hours="12-4">evening</span>')
  showScreenPicture('screen', 'en')
  expect(picture()?.firstElementChild?.textContent).toBe(expected)
})

it('Artists find Gig first, in the picture too', () => {
  document.body.innerHTML = `<div class="loading-mark"></div><template id="chooser-en">
    <ul><li>Work</li><li data-leads-for="Artist">Gig</li></ul></template>`
  showScreenPicture('chooser', 'en', 'Artist')
  expect(picture()?.querySelector('li')).toHaveTextContent('Gig')
})

it.each([
  ['Café Partner', false],
  ['Customer', true],
])(
  'for a %s, the place of the way to the counter is hidden in the picture: %s',
  (role, isHidden) => {
    document.body.innerHTML = `<div class="loading-mark"></div><template id="chooser-en">
    <div data-role="Café Partner" hidden></div></template>`
    showScreenPicture('chooser', 'en', role)
    expect(picture()?.querySelector<HTMLElement>('[data-role]')?.hidden).toBe(isHidden)
  },
)

it('replays the last tap on the control with the same text', () => {
  openPage('<a href="/a">Explore</a><button>Next</button>')
  showScreenPicture('screen', 'en')
  placeControls()
  tap(50, 20)
  tap(50, 70)
  expect(document.querySelectorAll('.screen-picture [aria-busy]')).toHaveLength(1)
  const root = document.getElementById('root') as HTMLElement
  root.innerHTML = '<a href="#a">Explore</a><button>Next</button>'
  const [onLink, onButton] = [vi.fn(), vi.fn()]
  root.querySelector('a')?.addEventListener('click', onLink)
  root.querySelector('button')?.addEventListener('click', onButton)
  removeScreenPicture()
  vi.runAllTimers()
  expect(onButton).toHaveBeenCalledOnce()
  expect(onLink).not.toHaveBeenCalled()
})

it('the shell’s own can be read, and a press by keyboard and the focus go to the screen', () => {
  openPage('')
  showScreenPicture('welcome', 'en')
  const link = picture()?.querySelector('a')
  expect(link?.closest('[inert], [aria-hidden]')).toBeNull()
  link?.focus()
  expect(press(link?.firstElementChild)).toBe(false)
  const root = document.getElementById('root') as HTMLElement
  root.innerHTML = '<main><a href="#phone">Get Started</a></main>'
  const pressed = vi.fn()
  root.querySelector('a')?.addEventListener('click', pressed)
  removeScreenPicture()
  vi.runAllTimers()
  expect(pressed).toHaveBeenCalledOnce()
  expect(root.querySelector('a')).toHaveFocus()
  expect(root.querySelector('main')).toHaveAttribute('data-still')
  expect(document.documentElement).not.toHaveAttribute('data-prerendered')
})

it('does not record a click that opens a new tab', () => {
  openPage('')
  showScreenPicture('welcome', 'en')
  const link = picture()?.querySelector('a')
  link?.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false))
  press(link, { ctrlKey: true })
  expect(link).not.toHaveAttribute('aria-busy')
})

it.each(['pointerup', 'pointercancel', 'keyup'])(
  'stays while it is pressed, so that the press becomes a tap, until %s',
  (end) => {
    openPage('<a href="/a">Explore</a>')
    showScreenPicture('screen', 'en')
    placeControls()
    const pressed = vi.spyOn(picture() as Element, 'matches').mockReturnValue(true)
    removeScreenPicture()
    expect(picture()).not.toBeNull()
    pressed.mockReturnValue(false)
    window.dispatchEvent(new Event(end))
    tap(50, 20)
    expect(document.querySelector('.screen-picture [aria-busy]')).not.toBeNull()
    vi.runAllTimers()
    expect(picture()).toBeNull()
  },
)

it('does not record a tap beside the controls, or on what is not known yet', () => {
  openPage('<div data-prerender="skeleton"><button>Buy</button></div>')
  showScreenPicture('screen', 'en')
  placeControls()
  tap(50, 20)
  tap(300, 300)
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

it('a page without a picture goes on saying "loading"', () => {
  document.body.innerHTML = '<div class="loading-mark">loading</div>'
  showScreenPicture('screen', 'en')
  expect(picture()).toBeNull()
  expect(document.body).toHaveTextContent('loading')
})
