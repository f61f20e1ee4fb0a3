import { useClock } from '@baithak/shared/ui'
import { startOfTomorrow } from 'date-fns'

/** The time now, anew after midnight and when a sleeping page is looked at again. */
export const useToday = (): Date => useClock(startOfTomorrow().getTime())
