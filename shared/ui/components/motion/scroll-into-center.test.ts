// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { scrollIntoCenter } from './scroll-into-center'

afterEach(() => vi.unstubAllGlobals())

/** A row 300 wide with something 100 wide in it, 500 from its left edge. */
function scrolled(prefersReducedMotion: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }))
  const scrollTo = vi.fn()
  scrollIntoCenter(
    { clientWidth: 300, scrollTo } as Partial<HTMLElement> as HTMLElement,
    { offsetLeft: 500, offsetWidth: 100 } as HTMLElement,
  )
  return scrollTo.mock.calls
}

it('the selected item scrolls into the middle of its row', () => {
  expect(scrolled(false)).toEqual([[{ left: 400, behavior: 'smooth' }]])
})

it('it scrolls at once with reduced motion', () => {
  expect(scrolled(true)).toEqual([[{ left: 400, behavior: 'instant' }]])
})
