import { startOfTomorrow } from '@baithak/domain/indian-time'
import { useClock } from '@baithak/ui'

/** The current time, updated after midnight and when the page becomes visible again. */
export const useToday = (): Date => useClock(startOfTomorrow(new Date()).getTime())
