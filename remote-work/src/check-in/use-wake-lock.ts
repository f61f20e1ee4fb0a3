import { useEffect } from 'react'

/** The device's screen stays on while the component is mounted. The browser itself ends that while the page is hidden. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isLeft = false

    async function acquire() {
      if (document.hidden) return
      try {
        // Not every supported browser has it.
        lock = await navigator.wakeLock?.request('screen')
        if (isLeft) await lock?.release()
      } catch {
        // Rejected, for example with a low battery: the screen dims as usual.
      }
    }
    void acquire()
    document.addEventListener('visibilitychange', acquire)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', acquire)
      void lock?.release()
    }
  }, [])
}
