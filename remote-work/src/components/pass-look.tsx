import type { Tier } from '@baithak/domain'
import medalGold from '@baithak/ui/art/medal-gold.svg'
import medalSilver from '@baithak/ui/art/medal-silver.svg'

export const medalImages: Record<Tier, string> = { Gold: medalGold, Silver: medalSilver }
export const metalClasses: Record<Tier, string> = {
  Gold: 'metal-gold forced-colors:border',
  Silver: 'metal-silver forced-colors:border',
}

const grounds: Record<Tier, string> = {
  Gold: 'bg-[#4a2a0c] [--thread:#d6a748]',
  Silver: 'bg-[#3a3530] [--thread:#cfccc7]',
}
const widths = {
  wide: 'w-[12px] [--cloth-size:12px]',
  narrow: 'w-[8px] [--cloth-size:8px]',
}

/** The tiled border at the left edge of a pass. */
export function PassPattern({ tier, narrow = false }: { tier: Tier; narrow?: boolean }) {
  return (
    <span
      aria-hidden
      className={`cloth-tile absolute! inset-y-0 left-0 ${grounds[tier]} ${widths[narrow ? 'narrow' : 'wide']}`}
    />
  )
}
