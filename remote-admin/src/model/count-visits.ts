import type { Visit } from '@baithak/domain'
import { subDays, subHours } from 'date-fns'
import type { AdminCafe } from './admin-cafe'

/** Nobody checks out: a visit counts as live for the time that most members stay. */
const stayHours = 3
const weekDays = 7

/** Adds the check-ins of this device's desks to those of the cafés. */
export function countVisits(
  cafes: readonly AdminCafe[],
  visits: readonly Visit[],
  now: Date,
): AdminCafe[] {
  const byCafe = new Map<string, Visit[]>()
  for (const visit of visits) {
    const own = byCafe.get(visit.cafeId)
    if (own) own.push(visit)
    else byCafe.set(visit.cafeId, [visit])
  }
  const since = (moment: Date) => (visit: Visit) => new Date(visit.at) > moment
  return cafes.map((cafe) => {
    const own = byCafe.get(cafe.id)
    if (!own) return cafe
    return {
      ...cafe,
      checkIns: cafe.checkIns + own.length,
      weekCheckIns: cafe.weekCheckIns + own.filter(since(subDays(now, weekDays))).length,
      liveCheckIns: cafe.liveCheckIns + own.filter(since(subHours(now, stayHours))).length,
    }
  })
}
