// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { hideFailedImages } from './hide-failed-images'

it('a failed image is hidden until it loads, and requested again when the network is back', () => {
  hideFailedImages()
  const image = document.body.appendChild(new Image())
  image.src = '/vinyl.svg'
  image.dispatchEvent(new Event('error'))
  expect(image).toHaveAttribute('data-failed')
  const request = vi.spyOn(image, 'src', 'set')
  window.dispatchEvent(new Event('online'))
  expect(request).toHaveBeenCalledExactlyOnceWith('/vinyl.svg')
  image.dispatchEvent(new Event('load'))
  expect(image).not.toHaveAttribute('data-failed')
})
