import { useClock } from '@baithak/ui'

/** The current time, updated after midnight and when the page becomes visible again. */
export const useToday = (): Date => useClock(new Date().setHours(24, 0, 0, 0))
