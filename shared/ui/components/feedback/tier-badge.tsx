import type { ComponentProps } from 'react'
import { cn } from '../styles/cn'
import { badgeShape } from './badge'

interface TierBadgeProps extends ComponentProps<'span'> {
  tier: 'Silver' | 'Gold'
}

/** The badge of a pass tier, in its metal; the label is the child. */
export function TierBadge({ tier, className, ...props }: TierBadgeProps) {
  const metal = tier === 'Gold' ? 'metal-badge-gold' : 'metal-badge-silver'
  return <span data-control {...props} className={cn(badgeShape, metal, className)} />
}
