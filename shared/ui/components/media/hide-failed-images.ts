/** Hides images that failed, and requests them again once the network is back. */
export function hideFailedImages() {
  const mark = (isFailed: boolean) => (event: Event) => {
    if (event.target instanceof HTMLImageElement)
      event.target.toggleAttribute('data-failed', isFailed)
  }
  // Neither event bubbles, and `load` does not reach the window.
  document.addEventListener('error', mark(true), true)
  document.addEventListener('load', mark(false), true)
  window.addEventListener('online', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-failed]'))
      image.src = image.getAttribute('src') ?? ''
  })
}
