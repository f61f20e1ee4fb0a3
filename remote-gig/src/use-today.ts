import { addDays, startOfDay } from 'date-fns'
import { useEffect, useReducer } from 'react'

/** The time now, anew after midnight and when a sleeping page is looked at again. */
export function useToday(): Date {
  const [turn, renew] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each midnight sets the clock for the next one
  useEffect(() => {
    const left = addDays(startOfDay(new Date()), 1).getTime() - Date.now()
    const timer = setTimeout(renew, left)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [turn])
  return new Date()
}
