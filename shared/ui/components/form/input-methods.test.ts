// @vitest-environment jsdom
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { ignoreInputMethods } from './input-methods'

beforeAll(() => ignoreInputMethods())

it.each([
  ['Enter', { isComposing: true }, 0],
  ['Enter', { keyCode: 229 }, 0],
  ['Escape', { isComposing: true }, 0],
  ['Escape', { keyCode: 229 }, 0],
  ['Enter', { keyCode: 13 }, 1],
  ['Escape', { keyCode: 27 }, 1],
  // An Android keyboard's letters all have this code.
  ['Unidentified', { keyCode: 229 }, 1],
])('%s with %o is handled %i times', (key, init, count) => {
  const handle = vi.fn()
  document.addEventListener('keydown', handle, true)
  onTestFinished(() => document.removeEventListener('keydown', handle, true))
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }))
  expect(handle).toHaveBeenCalledTimes(count)
})
