import { CakeSlice, CloudFog, Flower2, type LucideIcon, Projector, Speaker } from 'lucide-react'
import type { AddOnId } from './offers'

export const addOnIcons: Record<AddOnId, LucideIcon> = {
  decorations: Flower2,
  music: Speaker,
  smoke: CloudFog,
  cake: CakeSlice,
  av: Projector,
}
