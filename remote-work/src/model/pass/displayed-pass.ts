import type { Tier } from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { passPlans } from './pass-plans'
import type { PassStatus } from './pass-rules'

export interface DisplayedPass {
  tier: Tier
  active: boolean
  /** null for the sample pass, which has a fixed label. */
  until: Date | null
}

/** The pass that Explore and Profile show: the member's own, or a sample Silver Pass. */
export function displayedPass(status: PassStatus): DisplayedPass {
  if (status.state === 'none') return { tier: 'Silver', active: true, until: null }
  if (status.state === 'active')
    return { tier: status.plan.type, active: true, until: status.until }
  const { passId, expiryDate } = status.pass
  return { tier: passPlans[passId].type, active: false, until: instantOf(expiryDate) }
}
