import { imageUrlCache } from '@baithak/platform'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Picture } from './picture'

const image = (container: HTMLElement) => container.querySelector('img')
const drawing = (container: HTMLElement) => container.querySelector('svg')

describe('a picture', () => {
  it('is left out of what is read when the words beside it say the same', () => {
    const { container } = render(<Picture src="/dabara.svg" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(image(container)).toHaveAttribute('loading', 'lazy')
  })

  it('gives way to the unlit café when there is none', () => {
    const { container } = render(<Picture src={undefined} />)
    expect(image(container)).toBeNull()
    expect(drawing(container)).toHaveAttribute('aria-hidden', 'true')
  })

  it('gives way to the unlit café when it cannot be loaded, and keeps its name', () => {
    const { container } = render(<Picture src="/gone.svg" alt="The counter of Dabara House" />)
    fireEvent.error(screen.getByRole('img'))
    expect(image(container)).toBeNull()
    expect(screen.getByRole('img', { name: 'The counter of Dabara House' })).toBe(
      drawing(container),
    )
  })

  it('tries again when it is given another address', () => {
    const { container, rerender } = render(<Picture src="/gone.svg" />)
    fireEvent.error(image(container) as HTMLImageElement)
    rerender(<Picture src="/there.svg" />)
    expect(image(container)).toHaveAttribute('src', '/there.svg')
  })
})

describe('a picture that two modes were built with', () => {
  /** As the build of one mode and of another names the same file. */
  const own = import.meta.url.replace(/[^/]*$/, 'sea-rose-B_57YCpS.svg')
  const theirs = 'https://work.example/assets/sea-rose-B_57YCpS.svg'
  beforeEach(() => imageUrlCache.clear())

  const show = (src: string) => {
    const { container } = render(<Picture src={src} />)
    return { event: (what: 'load' | 'error') => fireEvent[what](shown(container)), container }
  }
  const shown = (container: HTMLElement) => image(container) as HTMLImageElement

  it('is the one that the page has loaded already', () => {
    show(own).event('load')
    expect([...imageUrlCache]).toEqual([['sea-rose-B_57YCpS.svg', own]])
    imageUrlCache.set('sea-rose-B_57YCpS.svg', theirs)
    expect(shown(show(own).container)).toHaveAttribute('src', theirs)
  })

  it('is its own when the other can no longer be had, and the unlit café when neither can', () => {
    imageUrlCache.set('sea-rose-B_57YCpS.svg', theirs)
    const { event, container } = show(own)
    event('error')
    expect(shown(container)).toHaveAttribute('src', own)
    event('error')
    expect(image(container)).toBeNull()
  })

  it('is never what a visitor has given the address of, whatever it is called', () => {
    const given = 'https://pictures.example/sea-rose-B_57YCpS.svg'
    show(given).event('load')
    expect(imageUrlCache.size).toBe(0)
    imageUrlCache.set('sea-rose-B_57YCpS.svg', theirs)
    expect(shown(show(given).container)).toHaveAttribute('src', given)
  })
})
