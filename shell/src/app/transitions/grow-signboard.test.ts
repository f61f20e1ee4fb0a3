// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { growSignboard } from './grow-signboard'

const startViewTransition = vi.fn()
let finish = () => {}

beforeEach(() => {
  document.body.innerHTML = `
    <main class="phone-screen"><section data-entering></section></main>
    <main class="phone-screen" inert>
      <a class="signboard-link" href="/work"></a>
      <a class="signboard-link" href="/party"></a>
    </main>`
  startViewTransition.mockImplementation((update: () => void) => {
    update()
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    return { ready: Promise.reject(new Error('skipped')), finished }
  })
  Object.assign(document, { startViewTransition })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  delete document.documentElement.dataset.opening
  vi.unstubAllGlobals()
  startViewTransition.mockReset()
})

const opening = () =>
  [...document.querySelectorAll('[data-opens]')].map((a) => a.getAttribute('href'))

it('only the card of the opened mode is marked, until the transition has finished', async () => {
  const update = vi.fn()
  growSignboard('/party', update)
  expect(opening()).toEqual(['/party'])
  expect(update).toHaveBeenCalledOnce()
  expect(document.documentElement).toHaveAttribute('data-opening')
  finish()
  await vi.waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-opening'))
})

it('the screen does not play its own entrance as well', () => {
  growSignboard('/party', () => {})
  expect(document.querySelector('[data-entering]')).toBeNull()
})

it('a mode that reports its screen twice starts one transition', () => {
  growSignboard('/party', () => {})
  growSignboard('/party', () => {})
  expect(startViewTransition).toHaveBeenCalledOnce()
})

it.each([
  ['with reduced motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  [
    'in a browser without view transitions',
    () => Reflect.deleteProperty(document, 'startViewTransition'),
  ],
  ['when an outline covers the chooser', () => document.body.classList.add('slow-screen')],
  ['from a screen that is not the chooser', () => document.querySelector('[inert]')?.remove()],
])('%s the screen is shown at once', (_, given) => {
  given()
  const update = vi.fn()
  growSignboard('/party', update)
  expect(update).toHaveBeenCalledOnce()
  expect(startViewTransition).not.toHaveBeenCalled()
  document.body.className = ''
})
