import type { Cafe } from './cafe'
import { type SampleCafeId, sampleCafeIds } from './sample-cafes'

/** The sample café, or the stored one that replaces it. Merged lists start with the samples in their order. */
export const resolveSampleCafe = (id: SampleCafeId, cafes: readonly Cafe[]): Cafe | undefined =>
  cafes[sampleCafeIds.indexOf(id)]
