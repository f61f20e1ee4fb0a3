import { useEffect, useEffectEvent } from 'react'

/** TypeScript lists only what two engines have: https://html.spec.whatwg.org/#the-closewatcher-interface */
declare class CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

/**
 * The phone's own way to put something away: Android's back, which would leave the screen instead. Where the browser
 * has no word for it, back is what it was.
 */
export function useCloseWatcher(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [open])
}
