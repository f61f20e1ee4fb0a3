import { v } from '../../schema'
import type { ItemDefinition } from '../../storage'

/** Each kind has a list of its own. */
export type FavouriteKind = 'cafes' | 'venues'

export const favouritesItem = (kind: FavouriteKind): ItemDefinition<string[]> => ({
  name: `favourites:${kind}`,
  schema: v.array(v.string()),
  fallback: [],
})
