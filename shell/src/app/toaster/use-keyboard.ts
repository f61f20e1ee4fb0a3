import { useSyncExternalStore } from 'react'

/** In pixels: a browser's toolbar covers less of the page, an on-screen keyboard more. */
const minKeyboardHeightPx = 120

const closed = { isOpen: false, visibleTopPx: 0 }
let latest = closed

/**
 * Browsers lay an on-screen keyboard over the page: what is at the bottom of the page is under it. React reads the
 * snapshot in each render, so that measuring there would force a layout of the unfinished screen.
 */
export const useKeyboard = () => useSyncExternalStore(subscribe, () => latest)

function subscribe(onChange: () => void) {
  const { visualViewport } = window
  const update = () => {
    const previous = latest
    latest = readKeyboard()
    if (latest !== previous) onChange()
  }
  update()
  visualViewport?.addEventListener('resize', update)
  visualViewport?.addEventListener('scroll', update)
  return () => {
    visualViewport?.removeEventListener('resize', update)
    visualViewport?.removeEventListener('scroll', update)
  }
}

function readKeyboard(): typeof closed {
  const { visualViewport, innerHeight } = window
  if (!visualViewport) return closed
  // A pinch zoom also makes the visible part smaller.
  const visibleHeight = visualViewport.height * visualViewport.scale
  const isOpen = innerHeight - visibleHeight >= minKeyboardHeightPx
  const visibleTopPx = isOpen ? visualViewport.offsetTop : 0
  return latest.isOpen === isOpen && latest.visibleTopPx === visibleTopPx
    ? latest
    : { isOpen, visibleTopPx }
}
