import type { Cafe } from './cafe'
import { type SampleCafeId, sampleCafes } from './sample-cafes'

/** Of all cafés the one that speaks for a sample: itself, or the stored café of its name. */
export const resolveSampleCafe = (id: SampleCafeId, cafes: readonly Cafe[]): Cafe | undefined =>
  cafes[sampleCafes.findIndex((sample) => sample.id === id)]
