/**
 * Browsers show a broken picture for an image that has failed, and do not load it again. Styles hide it instead, and it is
 * requested again: once after two seconds, as a network that changes tells nobody, then when the network is back.
 */
export function retryImages(page: Window = window): void {
  const { document } = page
  const handle = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    if (type === 'error' && !target.hasAttribute('data-failed')) setTimeout(request, 2000, target)
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

const request = (image: HTMLImageElement) => image.setAttribute('src', image.src)
