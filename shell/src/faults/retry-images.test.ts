// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryImages } from './retry-images'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('an image that has failed is marked, and requested again after two seconds and once the network is back', () => {
  retryImages()
  document.body.innerHTML = '<img src="/failed.svg"><img src="/loaded.svg">'
  const [failed, loaded] = [...document.images]
  const request = vi.spyOn(HTMLImageElement.prototype, 'setAttribute')
  failed?.dispatchEvent(new Event('error'))
  loaded?.dispatchEvent(new Event('load'))
  expect(document.querySelectorAll('[data-failed]')).toHaveLength(1)

  const replaced = document.createElement('img')
  document.body.append(replaced)
  replaced.dispatchEvent(new Event('error'))
  replaced.remove()
  vi.advanceTimersByTime(2000)
  expect(request.mock.contexts).toEqual([failed])
  failed?.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(60_000)
  expect(request).toHaveBeenCalledOnce()

  request.mockClear()
  window.dispatchEvent(new Event('online'))
  expect(request.mock.contexts).toEqual([failed])
  expect(request).toHaveBeenCalledExactlyOnceWith('src', new URL('/failed.svg', location.href).href)

  failed?.dispatchEvent(new Event('load'))
  expect(document.querySelector('[data-failed]')).toBeNull()
})
