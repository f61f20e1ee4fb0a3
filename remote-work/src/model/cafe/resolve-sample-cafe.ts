import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import type { Cafe } from './cafe'
import { sampleCafeIds } from './sample-cafes'

/** The café that a visit or an event names: its own, or the stored one that replaces the sample of that id. */
export const findCafe = (id: string, cafes: readonly Cafe[]): Cafe | undefined =>
  cafes.find((cafe) => cafe.id === id) ?? resolveSampleCafe(id as SampleCafeId, cafes)

/** The sample café, or the stored one that replaces it. Merged lists start with the samples in their order. */
export const resolveSampleCafe = (id: SampleCafeId, cafes: readonly Cafe[]): Cafe | undefined =>
  cafes[sampleCafeIds.indexOf(id)]
