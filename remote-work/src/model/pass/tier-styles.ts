import type { Tier } from '@baithak/domain'
import medalGold from '@baithak/ui/art/medal-gold.svg'
import medalSilver from '@baithak/ui/art/medal-silver.svg'

export const medalImages: Record<Tier, string> = { Gold: medalGold, Silver: medalSilver }
export const metalClasses: Record<Tier, string> = { Gold: 'metal-gold', Silver: 'metal-silver' }
