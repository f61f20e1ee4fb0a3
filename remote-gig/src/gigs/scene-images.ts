import booth from '@baithak/ui/scenes/booth-terracotta.svg'
import courtyard from '@baithak/ui/scenes/courtyard-mint.svg'
import stage from '@baithak/ui/scenes/stage-gig.svg'
import { findSampleGig } from '../model/sample-gigs'

const sceneImages = new Map<string, string>([
  ['sunday-acoustic', courtyard],
  ['open-mic-wednesday', booth],
])

/** The stage is the fallback for gigs without an image of their own. */
export const sceneImageOf = (gigId: string | number): string =>
  sceneImages.get(findSampleGig(gigId)?.id ?? '') ?? stage
