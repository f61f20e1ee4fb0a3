import { occupancyAt } from '@baithak/domain/cafes'
import { cafeTexts, type SampleCafeId, sampleCafeDetails } from '@baithak/domain/sample-cafes'
import { sampleCafeIn } from '@baithak/domain/sample-names'
import { type AdminCafe, steadyCourse } from './admin-cafe'
import { sampleLabels } from './sample-labels/sample-labels'
import { liveCheckInsAt, weekCheckInsAt } from './trends'

/**
 * What partners see of a café that members see too: live check-ins of the busiest hour, check-ins of a whole week and since
 * it joined.
 */
interface Figures
  extends Pick<
    AdminCafe,
    'contact' | 'checkIns' | 'liveCheckIns' | 'weekCheckIns' | 'weeksSinceJoined' | 'course'
  > {
  id: SampleCafeId
}

interface PendingCafe extends Pick<AdminCafe, 'id' | 'alias' | 'contact' | 'category'> {
  images: readonly string[]
  amenities: readonly AdminCafe['amenities'][number][]
}

const figures = [
  {
    id: 'dabara-house',
    contact: '+91 80 4123 5567',
    checkIns: 4860,
    liveCheckIns: 14,
    weekCheckIns: 286,
    weeksSinceJoined: 20,
    course: { week: 4, month: 9 },
  },
  {
    id: 'khidki-coffee',
    contact: '+91 80 4098 2210',
    checkIns: 5523,
    liveCheckIns: 11,
    weekCheckIns: 231,
    weeksSinceJoined: 19,
    course: { week: -3, month: -7 },
  },
  {
    id: 'tulsi-courtyard',
    contact: '+91 80 4172 9034',
    checkIns: 2757,
    liveCheckIns: 6,
    weekCheckIns: 194,
    weeksSinceJoined: 17,
    course: { week: 5, month: 12 },
  },
  {
    id: 'bookmark-reading-room',
    contact: '+91 80 4155 7718',
    checkIns: 2627,
    liveCheckIns: 7,
    weekCheckIns: 178,
    weeksSinceJoined: 16,
    course: { week: 2, month: 8 },
  },
  {
    id: 'monsoon-glasshouse',
    contact: '+91 80 4161 3390',
    checkIns: 2577,
    liveCheckIns: 10,
    weekCheckIns: 205,
    weeksSinceJoined: 15,
    course: { week: 7, month: 13 },
  },
  {
    id: 'cutting-chai-company',
    contact: '+91 80 4147 6620',
    checkIns: 4134,
    liveCheckIns: 23,
    weekCheckIns: 318,
    weeksSinceJoined: 15,
    course: { week: 6, month: 11 },
  },
  {
    id: 'slow-drip-bar',
    contact: '+91 80 4189 0452',
    checkIns: 2587,
    liveCheckIns: 9,
    weekCheckIns: 147,
    weeksSinceJoined: 14,
    course: { week: -4, month: -8 },
  },
  {
    id: 'gulmohar-counter',
    contact: '+91 80 4133 8106',
    checkIns: 1719,
    liveCheckIns: 17,
    weekCheckIns: 163,
    weeksSinceJoined: 12,
    course: { week: 8, month: 13 },
  },
  {
    id: 'lakeside-verandah',
    contact: '+91 80 4126 4471',
    checkIns: 1283,
    liveCheckIns: 5,
    weekCheckIns: 112,
    weeksSinceJoined: 12,
    course: { week: 3, month: 9 },
  },
  {
    id: 'rose-cup-room',
    contact: '+91 80 4194 5583',
    checkIns: 1483,
    liveCheckIns: 8,
    weekCheckIns: 96,
    weeksSinceJoined: 11,
    course: { week: -17, month: -7 },
  },
] as const satisfies readonly Figures[]

const pendingCafes = [
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
] as const satisfies readonly PendingCafe[]

/**
 * The built-in cafés: those that members see, and two pending ones. Their figures of the moment and of the week
 * follow the clock.
 */
export const sampleCafes = (language: string, now: Date): AdminCafe[] => [
  ...figures.map((own): AdminCafe => {
    const { tier, ...details } = sampleCafeDetails(own.id)
    const weekCheckIns = weekCheckInsAt(own.weekCheckIns, now)
    return {
      ...details,
      ...own,
      ...sampleCafeIn(own.id, language),
      ...sampleLabels(language)[own.id],
      alias: cafeTexts[own.id].name,
      category: tier,
      status: 'Active',
      weekCheckIns,
      liveCheckIns: liveCheckInsAt(own.liveCheckIns, weekCheckIns, now),
      visits: [],
      occupancy: details.occupancy && occupancyAt(details.occupancy, now),
      source: null,
    }
  }),
  ...pendingCafes.map(
    (own): AdminCafe => ({
      ...own,
      ...sampleLabels(language)[own.id],
      status: 'Pending',
      rating: null,
      occupancy: null,
      checkIns: 0,
      liveCheckIns: 0,
      weekCheckIns: 0,
      weeksSinceJoined: 0,
      course: steadyCourse,
      visits: [],
      images: [...own.images],
      amenities: [...own.amenities],
      source: null,
    }),
  ),
]
