import type { Amenity } from '@baithak/shared/storage'
import { AirVent, type LucideIcon, Plug, Utensils, VolumeX, Wifi } from 'lucide-react'

export const amenityIcons: Record<Amenity, LucideIcon> = {
  wifi: Wifi,
  sockets: Plug,
  ac: AirVent,
  food: Utensils,
  quiet: VolumeX,
}
