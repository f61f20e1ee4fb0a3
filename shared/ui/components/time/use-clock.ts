import { maxTimerMs } from '@baithak/contract/timeouts'
import { useEffect, useReducer } from 'react'

/** Returns the current time. Renders again at the given moment and when a hidden page is shown again. */
export function useClock(moment: number | null): Date {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (moment === null) return
    let timer: ReturnType<typeof setTimeout>
    function wait(until: number) {
      const remainingMs = until - Date.now()
      if (remainingMs <= 0) return
      timer = setTimeout(
        () => {
          tick()
          wait(until)
        },
        Math.min(remainingMs, maxTimerMs),
      )
    }
    wait(moment)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [moment])
  return new Date()
}

/** Returns the current time, updated with each full minute for `60_000`, each full hour for `3_600_000`. */
export const useClockEvery = (ms: number): Date => useClock((Math.floor(Date.now() / ms) + 1) * ms)
