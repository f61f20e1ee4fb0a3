import type { AdminCafe } from '../model/admin-cafe'

export const createCafe = (part: Partial<AdminCafe>): AdminCafe => ({
  id: part.name ?? 'cafe',
  name: '',
  alias: part.name ?? '',
  city: '',
  area: '',
  address: '',
  contact: '',
  description: '',
  category: null,
  status: null,
  rating: null,
  occupancy: null,
  checkIns: 0,
  liveCheckIns: 0,
  weekCheckIns: 0,
  images: [],
  amenities: [],
  visits: [],
  source: null,
  ...part,
})
