import { useEffect, useEffectEvent } from 'react'

/** TypeScript omits what only one engine has: https://html.spec.whatwg.org/#the-closewatcher-interface */
declare class CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

/**
 * Closes by the platform's close request, Android's back, which would leave the screen otherwise. Without `CloseWatcher`
 * back keeps its meaning.
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
