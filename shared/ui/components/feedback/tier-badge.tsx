import type { ComponentProps } from 'react'
import { cn } from '../styles/cn'
import { badgeShape } from './badge'

const metals = {
  Gold: 'bg-[linear-gradient(115deg,#f1d488,#ddb256_45%,#ebcb7c_60%,#d3a548)] text-[#3b2504]',
  Silver: 'bg-[linear-gradient(115deg,#f0eeeb,#d2cfca_45%,#e7e4e0_60%,#c6c2bc)] text-[#2b2622]',
}

interface TierBadgeProps extends ComponentProps<'span'> {
  tier: keyof typeof metals
}

/** The badge of a pass tier, in its metal; the label is the child. */
export function TierBadge({ tier, className, ...props }: TierBadgeProps) {
  return <span data-control {...props} className={cn(badgeShape, metals[tier], className)} />
}
