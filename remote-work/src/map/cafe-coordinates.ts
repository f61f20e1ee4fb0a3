import type { SampleCafeId } from '@baithak/domain/sample-cafes'

/** In degrees. */
interface Coordinates {
  latitude: number
  longitude: number
}

/** The member, on the west side of Indiranagar in Bengaluru. */
const memberCoordinates: Coordinates = { latitude: 12.977, longitude: 77.638 }

export const cafeCoordinates: Record<SampleCafeId, Coordinates> = {
  'dabara-house': { latitude: 12.9765, longitude: 77.6408 },
  'gulmohar-counter': { latitude: 12.9738, longitude: 77.6296 },
  'rose-cup-room': { latitude: 12.9652, longitude: 77.6372 },
  'lakeside-verandah': { latitude: 12.9785, longitude: 77.6243 },
  'khidki-coffee': { latitude: 12.9752, longitude: 77.6046 },
  'cutting-chai-company': { latitude: 12.9345, longitude: 77.619 },
  'monsoon-glasshouse': { latitude: 12.949, longitude: 77.5795 },
  'slow-drip-bar': { latitude: 12.912, longitude: 77.6515 },
  'tulsi-courtyard': { latitude: 13, longitude: 77.571 },
  'bookmark-reading-room': { latitude: 12.927, longitude: 77.5835 },
}

const kmPerDegree = 111.2

/** How far east and south of the member a place is. At the size of a city the earth is flat. */
export function kmFromMember({ latitude, longitude }: Coordinates) {
  const narrowing = Math.cos((memberCoordinates.latitude * Math.PI) / 180)
  return {
    east: (longitude - memberCoordinates.longitude) * kmPerDegree * narrowing,
    south: (memberCoordinates.latitude - latitude) * kmPerDegree,
  }
}
