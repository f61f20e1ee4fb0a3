/** Art forms that a gig can ask for; their words are in the locales. */
export type Genre = 'ghazal' | 'indie-folk' | 'poetry' | 'kannada-songs' | 'hindustani'

export type CafeId =
  | 'dabara-house'
  | 'tulsi-courtyard'
  | 'khidki-coffee'
  | 'bookmark-reading-room'
  | 'monsoon-glasshouse'
  | 'cutting-chai-company'

/** A day counted from today's ISO week, so that a Wednesday night stays a Wednesday whenever the app is opened. */
export interface Day {
  /** 0 is this week, 1 the next, -1 the one before. */
  week: number
  /** 0 is Monday, 6 Sunday. */
  weekday: number
}

/** What a café puts on: a sample gig without its words, which are in the locales by `id`. */
export interface Night {
  id: string
  cafe: CafeId
  genre: Genre
  /** '20:00' */
  time: string
  first: Day
  /** In rupees; without one the artist is paid in exposure. */
  fee?: number
}

/** The three sample gigs, each with its next dates. */
export const nightsOnOffer = [
  {
    id: 'ghazal-baithak',
    cafe: 'dabara-house',
    genre: 'ghazal',
    time: '20:00',
    first: { week: 1, weekday: 5 },
    fee: 6500,
  },
  {
    id: 'sunday-acoustic',
    cafe: 'tulsi-courtyard',
    genre: 'indie-folk',
    time: '11:00',
    first: { week: 2, weekday: 6 },
    fee: 4000,
  },
  {
    id: 'open-mic-wednesday',
    cafe: 'khidki-coffee',
    genre: 'poetry',
    time: '19:30',
    first: { week: 3, weekday: 2 },
  },
] as const satisfies Night[]

/** What the sample artist has behind and before her. */
export const nightsInHand = {
  Shortlisted: [
    {
      id: 'poetry-by-lamplight',
      cafe: 'bookmark-reading-room',
      genre: 'poetry',
      time: '19:00',
      first: { week: 2, weekday: 4 },
    },
    {
      id: 'glasshouse-unplugged',
      cafe: 'monsoon-glasshouse',
      genre: 'indie-folk',
      time: '18:30',
      first: { week: 3, weekday: 5 },
      fee: 4500,
    },
  ],
  Confirmed: [
    {
      id: 'raga-at-dusk',
      cafe: 'cutting-chai-company',
      genre: 'hindustani',
      time: '18:00',
      first: { week: 1, weekday: 3 },
      fee: 5500,
    },
  ],
  Completed: [
    {
      id: 'late-monsoon-mehfil',
      cafe: 'khidki-coffee',
      genre: 'ghazal',
      time: '20:00',
      first: { week: -1, weekday: 3 },
      fee: 5000,
      rating: 5,
    },
    {
      id: 'songs-in-kannada',
      cafe: 'monsoon-glasshouse',
      genre: 'kannada-songs',
      time: '19:00',
      first: { week: -3, weekday: 4 },
      fee: 3500,
      rating: 4,
    },
    {
      id: 'open-mic-at-dabara',
      cafe: 'dabara-house',
      genre: 'poetry',
      time: '19:30',
      first: { week: -5, weekday: 2 },
      rating: 5,
    },
  ],
} as const satisfies Record<string, (Night & { rating?: number })[]>

export type NightId =
  | (typeof nightsOnOffer)[number]['id']
  | (typeof nightsInHand)[keyof typeof nightsInHand][number]['id']

export type SampleNight = Night & { id: NightId }

const all: readonly SampleNight[] = [...nightsOnOffer, ...Object.values(nightsInHand).flat()]

/** The sample that an id belongs to, whatever its date; undefined for a gig that is none of ours. */
export function nightOf(gigId: string | number): SampleNight | undefined {
  const name = String(gigId).replace(/-\d{4}-\d{2}-\d{2}$/, '')
  return all.find(({ id }) => id === name)
}
