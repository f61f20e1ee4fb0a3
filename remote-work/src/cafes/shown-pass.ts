import type { Tier } from '@baithak/shared/storage'
import { passPlans } from '../passes/pass-plans'
import type { PassStanding } from '../passes/pass-rules'

export interface ShownPass {
  tier: Tier
  active: boolean
  /** null with the sample's own fixed words. */
  until: Date | null
}

/** The pass that lists and profile speak of: the member's own, and while there is none the sample's Silver Pass. */
export function shownPass(standing: PassStanding): ShownPass {
  if (standing.state === 'none') return { tier: 'Silver', active: true, until: null }
  if (standing.state === 'active')
    return { tier: standing.plan.type, active: true, until: standing.until }
  const { passId, expiryDate } = standing.pass
  return { tier: passPlans[passId].type, active: false, until: new Date(expiryDate) }
}
