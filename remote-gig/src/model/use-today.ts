import { useClock } from '@baithak/ui'
import { startOfTomorrow } from 'date-fns'

/** The current time, updated after midnight and when the page becomes visible again. */
export const useToday = (): Date => useClock(startOfTomorrow().getTime())
