import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import booth from '@baithak/ui/scenes/booth-terracotta.svg'
import courtyard from '@baithak/ui/scenes/courtyard-mint.svg'
import stage from '@baithak/ui/scenes/stage-gig.svg'

/** A sample gig. Its texts are in the locales under `sampleGigs.<id>`, those of its genre under `genres`. */
export interface SampleGig {
  id: 'ghazal-baithak' | 'sunday-acoustic' | 'open-mic-wednesday'
  cafe: SampleCafeId
  genre: 'ghazal' | 'indie-folk' | 'poetry'
  /** '20:00' */
  time: string
  /** Days from this week's Monday to the first date, so that a Wednesday stays a Wednesday. */
  firstDay: number
  /** Absent when the artist is paid in exposure. */
  feeRupees?: number
  /** The URL of its picture. */
  scene: string
}

/** The sample gigs that are open for applications. */
export const sampleGigs: readonly SampleGig[] = [
  {
    id: 'ghazal-baithak',
    cafe: 'dabara-house',
    genre: 'ghazal',
    time: '20:00',
    firstDay: 12,
    feeRupees: 6500,
    scene: stage,
  },
  {
    id: 'sunday-acoustic',
    cafe: 'tulsi-courtyard',
    genre: 'indie-folk',
    time: '11:00',
    firstDay: 20,
    feeRupees: 4000,
    scene: courtyard,
  },
  {
    id: 'open-mic-wednesday',
    cafe: 'khidki-coffee',
    genre: 'poetry',
    time: '19:30',
    firstDay: 23,
    scene: booth,
  },
]

/** Returns the sample gig of a dated id; undefined for any other gig. */
export function findSampleGig(gigId: string | number): SampleGig | undefined {
  const sampleId = String(gigId).replace(/-\d{4}-\d{2}-\d{2}$/, '')
  return sampleGigs.find(({ id }) => id === sampleId)
}

/** Returns the URL of a gig's picture: a stage, unless it is a sample gig. */
export const sceneImageOf = (gigId: string | number): string => findSampleGig(gigId)?.scene ?? stage
