// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { endViewTransitionOnInput } from './end-view-transition'

const group = { effect: { pseudoElement: '::view-transition-group(pass)' }, finish: vi.fn() }
const spinner = { effect: { pseudoElement: null }, finish: vi.fn() }

beforeAll(() => {
  Object.assign(document, { getAnimations: () => [group, spinner] })
  endViewTransitionOnInput()
})
afterEach(() => vi.clearAllMocks())

it.each(['pointerdown', 'keydown', 'popstate'])('%s ends the view transition alone', (type) => {
  window.dispatchEvent(new Event(type))
  expect(group.finish).toHaveBeenCalledOnce()
  expect(spinner.finish).not.toHaveBeenCalled()
})

it('a swipe back that the browser has animated is marked until the next input', () => {
  window.dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition: true }))
  expect(document.documentElement).toHaveAttribute('data-swiped')
  window.dispatchEvent(new Event('pointerdown'))
  expect(document.documentElement).not.toHaveAttribute('data-swiped')
})
