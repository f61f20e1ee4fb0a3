import booth from '@baithak/ui/scenes/booth-terracotta.svg'
import chai from '@baithak/ui/scenes/chai-sea.svg'
import counter from '@baithak/ui/scenes/counter-cardamom.svg'
import courtyard from '@baithak/ui/scenes/courtyard-mint.svg'
import garden from '@baithak/ui/scenes/garden-mint.svg'
import library from '@baithak/ui/scenes/library-indigo.svg'
import stage from '@baithak/ui/scenes/stage-gig.svg'
import { findSampleGig } from '../model/sample-gigs'

const sceneImages = new Map<string, string>([
  ['sunday-acoustic', courtyard],
  ['open-mic-wednesday', booth],
  ['poetry-by-lamplight', library],
  ['glasshouse-unplugged', garden],
  ['raga-at-dusk', chai],
  ['late-monsoon-mehfil', booth],
  ['songs-in-kannada', garden],
  ['open-mic-at-dabara', counter],
])

/** The stage is the fallback for gigs without an image of their own. */
export const sceneImageOf = (gigId: string | number): string =>
  sceneImages.get(findSampleGig(gigId)?.id ?? '') ?? stage
