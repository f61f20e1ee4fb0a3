import { useHost } from '@baithak/platform'
import { v } from '../../schema'
import type { ItemDefinition } from '../../storage'
import { transact, useRecord } from '../../storage'

/** Each kind has a list of its own. */
export type FavouriteKind = 'cafes' | 'venues'

export const favouritesItem = (kind: FavouriteKind): ItemDefinition<string[]> => ({
  name: `favourites:${kind}`,
  schema: v.array(v.string()),
  fallback: [],
})

/** The list with or without an id; unchanged, it is the same list. */
export function withFavourite(ids: string[], id: string, isFavourite: boolean): string[] {
  if (ids.includes(id) === isFavourite) return ids
  return isFavourite ? [...ids, id] : ids.filter((each) => each !== id)
}

/** The ids that the member has marked. */
export function useFavourites(kind: FavouriteKind) {
  const record = useHost().storage.item(favouritesItem(kind))
  const ids = useRecord(record)
  return {
    ids,
    /** Returns false if it could not be saved. */
    set: (id: string, isFavourite: boolean): boolean =>
      transact([record], ([current]) => [withFavourite(current, id, isFavourite)]).ok,
  }
}
