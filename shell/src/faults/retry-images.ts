import { imageRetryDelayMs } from '@baithak/contract/timeouts'

/**
 * Browsers show a broken picture for an image that has failed, and do not load it again. Styles hide it instead, and it is
 * requested again: once after a moment, as a network that changes tells nobody, then when the network is back.
 */
export function retryImages(page: Window = window): void {
  const { document } = page
  const handle = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    if (type === 'error' && !target.hasAttribute('data-failed'))
      setTimeout(requestIfFailed, imageRetryDelayMs, target)
    target.toggleAttribute('data-failed', type === 'error')
  }
  // Neither event bubbles.
  document.addEventListener('error', handle, { capture: true })
  document.addEventListener('load', handle, { capture: true })
  page.addEventListener('online', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-failed]'))
      request(image)
  })
  // Those of the prerendered screen have failed before.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) request(image)
}

/** One that has loaded meanwhile, or is no longer in the page, is left. */
function requestIfFailed(image: HTMLImageElement) {
  if (image.matches('html img[data-failed]')) request(image)
}

const request = (image: HTMLImageElement) => image.setAttribute('src', image.src)
