import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

/** Each kind has a list of its own. */
export type FavouriteKind = 'cafes' | 'venues'

export const favouritesItem = (kind: FavouriteKind): RecordDefinition<string[]> => ({
  key: `draft:favourites:${kind}`,
  schema: v.array(v.string()),
  fallback: [],
})
