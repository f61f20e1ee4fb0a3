import { AirVent, type LucideIcon, Plug, Utensils, VolumeX, Wifi } from 'lucide-react'
import type { Amenity } from '../storage'

export const amenityIcons: Record<Amenity, LucideIcon> = {
  wifi: Wifi,
  sockets: Plug,
  ac: AirVent,
  quiet: VolumeX,
  food: Utensils,
}
