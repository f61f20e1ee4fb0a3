import booth from '@baithak/shared/scenes/booth-terracotta.svg'
import chai from '@baithak/shared/scenes/chai-sea.svg'
import counter from '@baithak/shared/scenes/counter-cardamom.svg'
import courtyard from '@baithak/shared/scenes/courtyard-mint.svg'
import garden from '@baithak/shared/scenes/garden-mint.svg'
import library from '@baithak/shared/scenes/library-indigo.svg'
import stage from '@baithak/shared/scenes/stage-gig.svg'
import { nightOf } from '../model/sample-gigs'

const scenes: Partial<Record<string, string>> = {
  'sunday-acoustic': courtyard,
  'open-mic-wednesday': booth,
  'poetry-by-lamplight': library,
  'glasshouse-unplugged': garden,
  'raga-at-dusk': chai,
  'late-monsoon-mehfil': booth,
  'songs-in-kannada': garden,
  'open-mic-at-dabara': counter,
}

/** The picture of a gig; a stage for one that we have no picture of. */
export const sceneOf = (gigId: string | number): string => scenes[nightOf(gigId)?.id ?? ''] ?? stage
