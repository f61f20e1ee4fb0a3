import { maxTimerMs } from '@baithak/contract/timeouts'
import { useEffect, useReducer } from 'react'

/** Returns the current time. Renders again at the given moment and when a hidden page is shown again. */
export function useClock(moment: number | null): Date {
  const [ticks, tick] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment beyond the longest timer needs another one
  useEffect(() => {
    const remainingMs = (moment ?? 0) - Date.now()
    if (remainingMs <= 0) return
    const timer = setTimeout(tick, Math.min(remainingMs, maxTimerMs))
    return () => clearTimeout(timer)
  }, [moment, ticks])
  useEffect(() => {
    document.addEventListener('visibilitychange', tick)
    return () => document.removeEventListener('visibilitychange', tick)
  }, [])
  return new Date()
}

/** Returns the current time, updated with each full minute for `60_000`, each full hour for `3_600_000`. */
export const useClockEvery = (ms: number): Date => useClock((Math.floor(Date.now() / ms) + 1) * ms)
