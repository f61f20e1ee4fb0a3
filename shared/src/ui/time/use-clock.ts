import { useEffect, useReducer } from 'react'

// Browsers fire a longer timer at once.
const longestTimer = 2 ** 31 - 1

/** The time now; renders again at the given moment, however far away, and when a sleeping page is looked at again. */
export function useClock(moment: number | null): Date {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (moment === null) return
    let timer: ReturnType<typeof setTimeout>
    function wait(until: number) {
      const left = until - Date.now()
      if (left <= 0) return
      timer = setTimeout(
        () => {
          tick()
          wait(until)
        },
        Math.min(left, longestTimer),
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
