import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import booth from '@baithak/ui/scenes/booth-terracotta.svg'
import courtyard from '@baithak/ui/scenes/courtyard-mint.svg'
import stage from '@baithak/ui/scenes/stage-gig.svg'

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
export interface SampleGig<Id extends string = OpenGigId> {
  id: Id
  cafe: SampleCafeId
  genre: Genre
  /** '20:00' */
  time: string
  firstDate: RelativeDay
  /** Absent when the artist is paid in exposure. */
  feeRupees?: number
  /** The URL of its picture. */
  scene: string
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
    scene: stage,
  },
  {
    id: 'sunday-acoustic',
    cafe: 'tulsi-courtyard',
    genre: 'indie-folk',
    time: '11:00',
    firstDate: { week: 2, weekday: 6 },
    feeRupees: 4000,
    scene: courtyard,
  },
  {
    id: 'open-mic-wednesday',
    cafe: 'khidki-coffee',
    genre: 'poetry',
    time: '19:30',
    firstDate: { week: 3, weekday: 2 },
    scene: booth,
  },
] as const satisfies SampleGig<string>[]
type OpenGigId = (typeof openSampleGigs)[number]['id']

/** The open sample gig of a dated id; undefined for any other gig. */
export function findSampleGig(gigId: string | number): SampleGig<OpenGigId> | undefined {
  const sampleId = String(gigId).replace(/-\d{4}-\d{2}-\d{2}$/, '')
  return openSampleGigs.find(({ id }) => id === sampleId)
}

/** The URL of a gig's picture: a stage for those without one of their own. */
export const sceneImageOf = (gigId: string | number): string => findSampleGig(gigId)?.scene ?? stage
