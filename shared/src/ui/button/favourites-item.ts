import { v } from '../../schema'
import type { RecordDefinition } from '../../storage'

/** Each kind has a list of its own. */
export type FavouriteKind = 'cafes' | 'venues'

export const favouritesItem = (kind: FavouriteKind): RecordDefinition<string[]> => ({
  key: `draft:favourites:${kind}`,
  schema: v.array(v.string()),
  fallback: [],
})
