import { maxTimerMs } from '@baithak/contract/timeouts'
import { useEffect, useReducer } from 'react'

/** The current time. Rerenders at the given moment, however far away, and when a hidden page is shown again. */
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

/** The current time, again with each full minute for `60_000`, each full hour for `3_600_000`. */
export const useClockEvery = (ms: number): Date => useClock((Math.floor(Date.now() / ms) + 1) * ms)
