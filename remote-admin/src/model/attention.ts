import type { AdminCafe } from './admin-cafe'
import { changeOf, periodCounter } from './periods'

/**
 * Why a café needs its partner's attention, the most urgent reason first: promoting it or completing its details helps.
 * Nobody can do anything about a full café or one that waits for approval; their badges say so.
 */
export const attentionReasons = ['falling', 'incomplete'] as const
export type AttentionReason = (typeof attentionReasons)[number]

/** In percent on the week before. */
const fallingFrom = -15

/** Returns a function that gives the most urgent reason for which a café needs attention. */
export function attentionFinder(now: Date) {
  const weekOf = periodCounter('week', now)
  return (cafe: AdminCafe): AttentionReason | null => {
    if (cafe.status === 'Pending') return null
    if ((changeOf(weekOf(cafe)) ?? 0) <= fallingFrom) return 'falling'
    return cafe.images.length === 0 || !cafe.address || !cafe.contact ? 'incomplete' : null
  }
}
