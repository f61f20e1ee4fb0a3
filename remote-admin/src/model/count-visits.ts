import type { Visit } from '@baithak/domain'
import { addHours, instantOf } from '@baithak/domain/indian-time'
import type { AdminCafe } from './admin-cafe'
import { weekStartOf } from './trends'

/** Nobody checks out: a visit counts as live for the time that most members stay. */
const stayHours = 3

/** Adds the check-ins of this device's desks to those of the cafés. */
export function countVisits(
  cafes: readonly AdminCafe[],
  visits: readonly Visit[],
  now: Date,
): AdminCafe[] {
  const byCafe = new Map<string, number[]>()
  for (const { cafeId, at } of visits) {
    const own = byCafe.get(cafeId)
    if (own) own.push(instantOf(at).getTime())
    else byCafe.set(cafeId, [instantOf(at).getTime()])
  }
  const weekStartMs = weekStartOf(now).getTime()
  const stayStartMs = addHours(now, -stayHours).getTime()
  return cafes.map((cafe) => {
    const own = byCafe.get(cafe.id)
    if (!own) return cafe
    return {
      ...cafe,
      visits: own,
      checkIns: cafe.checkIns + own.length,
      weekCheckIns: cafe.weekCheckIns + own.filter((at) => at >= weekStartMs).length,
      liveCheckIns: cafe.liveCheckIns + own.filter((at) => at > stayStartMs).length,
    }
  })
}
