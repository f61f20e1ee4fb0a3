import { inLanguage } from '@baithak/contract'
import { cafeTexts, type SampleCafeId, sampleCafeDetails } from '@baithak/domain/sample-cafes'
import { sampleCafeIn } from '@baithak/domain/sample-names'
import { rest } from '../rest'
import type { AdminCafe } from './admin-cafe'

type Counts = Pick<AdminCafe, 'contact' | 'checkIns' | 'liveCheckIns' | 'weekCheckIns'>

/** What partners see of the cafés that members see too. */
const activeCafes: readonly (Counts & { id: SampleCafeId })[] = [
  {
    id: 'dabara-house',
    contact: '+91 80 4123 5567',
    checkIns: 4860,
    liveCheckIns: 14,
    weekCheckIns: 286,
  },
  {
    id: 'khidki-coffee',
    contact: '+91 80 4098 2210',
    checkIns: 5523,
    liveCheckIns: 11,
    weekCheckIns: 231,
  },
  {
    id: 'tulsi-courtyard',
    contact: '+91 80 4172 9034',
    checkIns: 2757,
    liveCheckIns: 6,
    weekCheckIns: 194,
  },
  {
    id: 'bookmark-reading-room',
    contact: '+91 80 4155 7718',
    checkIns: 2627,
    liveCheckIns: 7,
    weekCheckIns: 178,
  },
  {
    id: 'monsoon-glasshouse',
    contact: '+91 80 4161 3390',
    checkIns: 2577,
    liveCheckIns: 10,
    weekCheckIns: 205,
  },
  {
    id: 'cutting-chai-company',
    contact: '+91 80 4147 6620',
    checkIns: 4134,
    liveCheckIns: 23,
    weekCheckIns: 318,
  },
  {
    id: 'slow-drip-bar',
    contact: '+91 80 4189 0452',
    checkIns: 2587,
    liveCheckIns: 9,
    weekCheckIns: 147,
  },
  {
    id: 'gulmohar-counter',
    contact: '+91 80 4133 8106',
    checkIns: 1719,
    liveCheckIns: 17,
    weekCheckIns: 163,
  },
  {
    id: 'lakeside-verandah',
    contact: '+91 80 4126 4471',
    checkIns: 1283,
    liveCheckIns: 5,
    weekCheckIns: 112,
  },
  {
    id: 'rose-cup-room',
    contact: '+91 80 4194 5583',
    checkIns: 1483,
    liveCheckIns: 8,
    weekCheckIns: 96,
  },
]

type PendingCafe = Pick<
  AdminCafe,
  'id' | 'alias' | 'contact' | 'category' | 'images' | 'amenities'
> & { id: 'mogra-terrace' | 'irani-corner' }

const pendingCafes: readonly PendingCafe[] = [
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

/** The built-in cafés: those that members see, and two pending ones. */
export function sampleCafes(language: string): AdminCafe[] {
  const labelsOf = inLanguage(rest, language).samples
  return [
    ...activeCafes.map((own): AdminCafe => {
      const { tier, ...details } = sampleCafeDetails(own.id)
      return {
        ...details,
        ...own,
        ...sampleCafeIn(own.id, language),
        ...labelsOf[own.id],
        alias: cafeTexts[own.id].name,
        category: tier,
        status: 'Active',
        visits: [],
        source: null,
      }
    }),
    ...pendingCafes.map(
      (own): AdminCafe => ({
        ...own,
        ...labelsOf[own.id],
        status: 'Pending',
        rating: null,
        occupancy: null,
        checkIns: 0,
        liveCheckIns: 0,
        weekCheckIns: 0,
        visits: [],
        source: null,
      }),
    ),
  ]
}
