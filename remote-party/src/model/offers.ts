import { CakeSlice, CloudFog, Flower2, Projector, Speaker } from 'lucide-react'

/** The packages of every venue (spec §9). Enquiries store their names. */
export const packages = [
  { id: 'perHead', name: 'Per-Head Party', price: 799, scene: 'booth-terracotta' },
  { id: 'buffet', name: 'Buffet Bliss', price: 999, scene: 'dining-marigold' },
] as const
export type PackageId = (typeof packages)[number]['id']

export const addOns = [
  { id: 'decorations', name: 'Decorations', price: 2000, icon: Flower2 },
  { id: 'music', name: 'Music System', price: 3000, icon: Speaker },
  { id: 'smoke', name: 'Smoke Machine', price: 1500, icon: CloudFog },
  { id: 'cake', name: 'Custom Cake', price: 2500, icon: CakeSlice },
  { id: 'av', name: 'AV Setup', price: 1000, icon: Projector },
] as const

interface Order {
  guests: number
  packagePrice: number
  addOns: readonly { price: number }[]
}

export const estimatedTotal = ({ guests, packagePrice, addOns }: Order): number =>
  guests * packagePrice + addOns.reduce((sum, { price }) => sum + price, 0)

export const packageById = (wanted: PackageId) =>
  packages.find(({ id }) => id === wanted) ?? packages[0]

/** The largest number for which the total in paise is a safe integer: in effect no maximum (spec §5). */
export const maxGuests = 90_000_000_000
