import type { Amenity } from '@baithak/domain'
import { AirVent, type LucideIcon, Plug, Utensils, VolumeX, Wifi } from 'lucide-react'

/** The icon of each amenity of a café. */
export const amenityIcons: Record<Amenity, LucideIcon> = {
  wifi: Wifi,
  sockets: Plug,
  ac: AirVent,
  food: Utensils,
  quiet: VolumeX,
}
