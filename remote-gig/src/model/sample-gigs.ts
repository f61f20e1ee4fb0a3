import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import type { GigStage } from './gig-stage'

/** Translated in the locales under `genres`. */
type Genre = 'ghazal' | 'indie-folk' | 'poetry' | 'kannada-songs' | 'hindustani'

/** A day relative to the current ISO week: a Wednesday stays a Wednesday whenever the app is opened. */
export interface RelativeDay {
  /** 0 is this week, 1 the next, -1 the previous. */
  week: number
  /** 0 is Monday, 6 Sunday. */
  weekday: number
}

/** A sample gig without its texts, which are in the locales under `sampleGigs.<id>`. */
export interface SampleGig<Id extends string = SampleGigId> {
  id: Id
  cafe: SampleCafeId
  genre: Genre
  /** '20:00' */
  time: string
  firstDate: RelativeDay
  /** Absent when the artist is paid in exposure. */
  feeRupees?: number
}

/** The sample gigs that are open for applications. */
export const openSampleGigs = [
  {
    id: 'ghazal-baithak',
    cafe: 'dabara-house',
    genre: 'ghazal',
    time: '20:00',
    firstDate: { week: 1, weekday: 5 },
    feeRupees: 6500,
  },
  {
    id: 'sunday-acoustic',
    cafe: 'tulsi-courtyard',
    genre: 'indie-folk',
    time: '11:00',
    firstDate: { week: 2, weekday: 6 },
    feeRupees: 4000,
  },
  {
    id: 'open-mic-wednesday',
    cafe: 'khidki-coffee',
    genre: 'poetry',
    time: '19:30',
    firstDate: { week: 3, weekday: 2 },
  },
] as const satisfies SampleGig<string>[]

const artistSampleGigs = {
  Applied: [],
  Shortlisted: [
    {
      id: 'poetry-by-lamplight',
      cafe: 'bookmark-reading-room',
      genre: 'poetry',
      time: '19:00',
      firstDate: { week: 2, weekday: 4 },
    },
    {
      id: 'glasshouse-unplugged',
      cafe: 'monsoon-glasshouse',
      genre: 'indie-folk',
      time: '18:30',
      firstDate: { week: 3, weekday: 5 },
      feeRupees: 4500,
    },
  ],
  Confirmed: [
    {
      id: 'raga-at-dusk',
      cafe: 'cutting-chai-company',
      genre: 'hindustani',
      time: '18:00',
      firstDate: { week: 1, weekday: 3 },
      feeRupees: 5500,
    },
  ],
  Completed: [
    {
      id: 'late-monsoon-mehfil',
      cafe: 'khidki-coffee',
      genre: 'ghazal',
      time: '20:00',
      firstDate: { week: -1, weekday: 3 },
      feeRupees: 5000,
      rating: 5,
    },
    {
      id: 'songs-in-kannada',
      cafe: 'monsoon-glasshouse',
      genre: 'kannada-songs',
      time: '19:00',
      firstDate: { week: -3, weekday: 4 },
      feeRupees: 3500,
      rating: 4,
    },
    {
      id: 'open-mic-at-dabara',
      cafe: 'dabara-house',
      genre: 'poetry',
      time: '19:30',
      firstDate: { week: -5, weekday: 2 },
      rating: 5,
    },
  ],
} as const satisfies Record<string, (SampleGig<string> & { rating?: number })[]>

type SampleGigId =
  | (typeof openSampleGigs)[number]['id']
  | (typeof artistSampleGigs)[keyof typeof artistSampleGigs][number]['id']

/** The gigs of a sample month, by stage. */
export const sampleMonth: Record<GigStage, readonly (SampleGig & { rating?: number })[]> =
  artistSampleGigs

const sampleGigs: readonly SampleGig[] = [...openSampleGigs, ...Object.values(sampleMonth).flat()]

/** The sample gig of a dated id; undefined for any other gig. */
export function findSampleGig(gigId: string | number): SampleGig | undefined {
  const sampleId = String(gigId).replace(/-\d{4}-\d{2}-\d{2}$/, '')
  return sampleGigs.find(({ id }) => id === sampleId)
}
