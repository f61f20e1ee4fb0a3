import type { GigStage } from './gig-stage'
import type { SampleGig } from './sample-gigs'

/** The gigs of an artist's month, by stage. */
export const sampleMonth: Record<GigStage, readonly (SampleGig & { rating?: number })[]> = {
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
}
