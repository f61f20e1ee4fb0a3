import type { Tier } from '@baithak/shared/storage'
import { passPlans } from './pass-plans'
import type { PassStatus } from './pass-rules'

export interface DisplayedPass {
  tier: Tier
  active: boolean
  /** null with the sample's own fixed words. */
  until: Date | null
}

/** The pass that lists and profile speak of: the member's own, and while there is none the sample's Silver Pass. */
export function displayedPass(status: PassStatus): DisplayedPass {
  if (status.state === 'none') return { tier: 'Silver', active: true, until: null }
  if (status.state === 'active')
    return { tier: status.plan.type, active: true, until: status.until }
  const { passId, expiryDate } = status.pass
  return { tier: passPlans[passId].type, active: false, until: new Date(expiryDate) }
}
