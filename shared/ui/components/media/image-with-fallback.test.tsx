import { imageUrlCache } from '@baithak/platform'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ImageWithFallback } from './image-with-fallback'

const image = (container: HTMLElement) => container.querySelector('img')
const drawing = (container: HTMLElement) => container.querySelector('svg')

describe('an image', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is hidden from screen readers when the text beside it says the same', () => {
    const { container } = render(<ImageWithFallback src="/dabara.svg" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(image(container)).toHaveAttribute('loading', 'lazy')
  })

  it('shows the unlit café when there is no image', () => {
    const { container } = render(<ImageWithFallback src={undefined} />)
    expect(image(container)).toBeNull()
    expect(drawing(container)).toHaveAttribute('aria-hidden', 'true')
  })

  it('shows the unlit café when the image cannot be loaded, and keeps its name', () => {
    const { container } = render(
      <ImageWithFallback src="/gone.svg" alt="The counter of Dabara House" />,
    )
    fireEvent.error(screen.getByRole('img'))
    expect(image(container)).toBeNull()
    expect(screen.getByRole('img', { name: 'The counter of Dabara House' })).toBe(
      drawing(container),
    )
  })

  it('is requested again once after two seconds, and whenever the network is back', () => {
    const { container } = render(<ImageWithFallback src="/far.svg" />)
    const fail = () => fireEvent.error(image(container) as HTMLImageElement)
    fail()
    expect(image(container)).toBeNull()
    act(() => vi.advanceTimersByTime(2000))
    fail()
    act(() => vi.advanceTimersByTime(60_000))
    expect(image(container)).toBeNull()
    fireEvent.online(window)
    fail()
    fireEvent.online(window)
    expect(image(container)).toHaveAttribute('src', '/far.svg')
  })

  it('tries again with another URL', () => {
    const { container, rerender } = render(<ImageWithFallback src="/gone.svg" />)
    fireEvent.error(image(container) as HTMLImageElement)
    rerender(<ImageWithFallback src="/there.svg" />)
    expect(image(container)).toHaveAttribute('src', '/there.svg')
  })
})

describe('an image that two modes contain', () => {
  /** As the build of one mode and of another names the same file. */
  const own = import.meta.url.replace(/[^/]*$/, 'sea-rose-B_57YCpS.svg')
  const theirs = 'https://work.example/assets/sea-rose-B_57YCpS.svg'
  beforeEach(() => imageUrlCache.clear())

  const show = (src: string) => {
    const { container } = render(<ImageWithFallback src={src} />)
    return { event: (what: 'load' | 'error') => fireEvent[what](shown(container)), container }
  }
  const shown = (container: HTMLElement) => image(container) as HTMLImageElement

  it("is taken from the page's cache", () => {
    show(own).event('load')
    expect([...imageUrlCache]).toEqual([['sea-rose-B_57YCpS.svg', own]])
    imageUrlCache.set('sea-rose-B_57YCpS.svg', theirs)
    expect(shown(show(own).container)).toHaveAttribute('src', theirs)
  })

  it('falls back to its own URL, and then to the unlit café', () => {
    imageUrlCache.set('sea-rose-B_57YCpS.svg', theirs)
    const { event, container } = show(own)
    event('error')
    expect(shown(container)).toHaveAttribute('src', own)
    event('error')
    expect(image(container)).toBeNull()
  })

  it("is never looked up by a user's URL, whatever its name", () => {
    const given = 'https://images.example/sea-rose-B_57YCpS.svg'
    show(given).event('load')
    expect(imageUrlCache.size).toBe(0)
    imageUrlCache.set('sea-rose-B_57YCpS.svg', theirs)
    expect(shown(show(given).container)).toHaveAttribute('src', given)
  })
})
