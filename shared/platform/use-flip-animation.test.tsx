import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFlipAnimation } from './use-flip-animation'

const moved = vi.fn()
/** Ends the layout of the first frame. */
let layOut = () => {}

beforeEach(() => {
  // jsdom has no layout: each row is 100 pixels below the previous one.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this instanceof HTMLLIElement
      ? [...(this.parentNode?.children ?? [])].indexOf(this) * 100
      : 0
  })
  vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(function (
    this: HTMLElement,
    keyframes,
  ) {
    moved(this.textContent, keyframes)
    return new Animation()
  })
  vi.stubGlobal('Animation', class {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onLayout: () => void) {
        layOut = onLayout
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  moved.mockReset()
})

function List({ rows }: { rows: readonly string[] }) {
  return (
    <ul ref={useFlipAnimation<HTMLUListElement>(rows.join())}>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  )
}

const wants = (less: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: less }) as unknown as MediaQueryList)

it('rows that stay slide to their new position, new rows fade in', () => {
  wants(false)
  const { rerender } = render(<List rows={['one', 'two', 'three']} />)
  layOut()
  expect(moved).not.toHaveBeenCalled()
  rerender(<List rows={['two', 'three', 'four']} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(moved.mock.calls).toEqual([
    ['two', { translate: ['0 100px', '0 0'] }],
    ['three', { translate: ['0 100px', '0 0'] }],
    ['four', { opacity: [0, 1] }],
  ])
})

it('with reduced motion rows only fade', () => {
  wants(true)
  const { rerender } = render(<List rows={['one', 'two']} />)
  layOut()
  rerender(<List rows={['two', 'three']} />)
  expect(moved.mock.calls).toEqual([['three', { opacity: [0, 1] }]])
})

it('an unchanged list does not animate', () => {
  wants(false)
  const { rerender } = render(<List rows={['one', 'two']} />)
  layOut()
  rerender(<List rows={['one', 'two']} />)
  expect(moved).not.toHaveBeenCalled()
})

it('measures nothing before the first frame has its layout', () => {
  const offsetTop = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get')
  render(<List rows={['one', 'two']} />)
  expect(offsetTop).not.toHaveBeenCalled()
  layOut()
  expect(offsetTop).toHaveBeenCalled()
})
