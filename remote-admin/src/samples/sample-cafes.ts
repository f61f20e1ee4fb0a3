import type { CafeDetails, Tier } from '@baithak/domain'
import type { SampleCafeId } from '@baithak/domain/sample-cafes'

type Row = [
  id: SampleCafeId,
  contact: string,
  checkIns: number,
  liveCheckIns: number,
  weekCheckIns: number,
]

/** Contact and counts of the sample cafés, which only partners see. */
export const activeCafes: readonly Row[] = [
  ['dabara-house', '+91 80 4123 5567', 4860, 14, 286],
  ['khidki-coffee', '+91 80 4098 2210', 5523, 11, 231],
  ['tulsi-courtyard', '+91 80 4172 9034', 2757, 6, 194],
  ['bookmark-reading-room', '+91 80 4155 7718', 2627, 7, 178],
  ['monsoon-glasshouse', '+91 80 4161 3390', 2577, 10, 205],
  ['cutting-chai-company', '+91 80 4147 6620', 4134, 23, 318],
  ['slow-drip-bar', '+91 80 4189 0452', 2587, 9, 147],
  ['gulmohar-counter', '+91 80 4133 8106', 1719, 17, 163],
  ['lakeside-verandah', '+91 80 4126 4471', 1283, 5, 112],
  ['rose-cup-room', '+91 80 4194 5583', 1483, 8, 96],
]

interface PendingCafe extends Pick<CafeDetails, 'images' | 'amenities'> {
  id: 'mogra-terrace' | 'irani-corner'
  alias: string
  contact: string
  category: Tier
}

/** Cafés that wait for approval. Their texts are in the locales under `samples`. */
export const pendingCafes: readonly PendingCafe[] = [
  {
    id: 'mogra-terrace',
    alias: 'Mogra Terrace',
    contact: '+91 821 425 6014',
    category: 'Gold',
    images: ['courtyard-terracotta', 'dining-marigold'],
    amenities: ['wifi', 'sockets', 'food'],
  },
  {
    id: 'irani-corner',
    alias: 'Irani Corner',
    contact: '+91 22 2267 4408',
    category: 'Silver',
    images: ['library-espresso', 'cup-marigold'],
    amenities: ['wifi', 'ac', 'food'],
  },
]
