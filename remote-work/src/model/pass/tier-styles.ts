import medalGold from '@baithak/shared/art/medal-gold.svg'
import medalSilver from '@baithak/shared/art/medal-silver.svg'
import type { Tier } from '@baithak/shared/domain'

export const medalImages: Record<Tier, string> = { Gold: medalGold, Silver: medalSilver }
export const metalClasses: Record<Tier, string> = { Gold: 'metal-gold', Silver: 'metal-silver' }
