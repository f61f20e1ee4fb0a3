import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ModeProps } from '../contract/contract'
import { modeLifecycles } from './mode-lifecycles'

// What is drawn here is drawn as in a browser, not as a test asks for it.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => vi.unstubAllGlobals())

const draws: number[] = []
let breaths = 0

/** A part of a screen that takes three milliseconds to draw. */
function Part() {
  const end = performance.now() + 3
  while (performance.now() < end);
  draws.push(breaths)
  return <p>Chandni Terrace</p>
}

const Venues = () => Array.from({ length: 20 }, (_, at) => at).map((at) => <Part key={at} />)

it('a mode is drawn in slices, between which the page breathes', async () => {
  const mode = modeLifecycles(async () => ({ default: Venues }))
  const domElement = document.body.appendChild(document.createElement('div'))
  const props = { name: 'party', domElement, host: { i18n: {} }, location: {} }
  const given = props as unknown as ModeProps & typeof props
  const breathing = setInterval(() => {
    breaths += 1
  }, 0)
  await mode.bootstrap(given as never)
  await mode.mount(given as never)
  clearInterval(breathing)
  expect(domElement.querySelectorAll('p')).toHaveLength(20)
  expect(draws.at(-1)).toBeGreaterThan(draws[0] ?? 0)
  await mode.unmount(given as never)
  expect(domElement.innerHTML).toBe('')
})
