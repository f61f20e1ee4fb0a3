import { useHost } from '@baithak/platform'
import { type RecordDefinition, transact, useRecord } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

/** Each kind has a list of its own. */
export type FavouriteKind = 'cafes' | 'venues'

export const favouritesRecord = (kind: FavouriteKind): RecordDefinition<string[]> => ({
  key: `draft:favourites:${kind}`,
  schema: v.array(v.string()),
  fallback: [],
})

/** The ids that the member has marked. */
export function useFavourites(kind: FavouriteKind) {
  const record = useHost().storage.record(favouritesRecord(kind))
  const ids = useRecord(record)
  return {
    ids,
    /** Returns false if it could not be saved. */
    set: (id: string, isFavourite: boolean): boolean =>
      transact([record], ([current]) => {
        if (current.includes(id) === isFavourite) return [current]
        return [isFavourite ? [...current, id] : current.filter((favourite) => favourite !== id)]
      }).ok,
  }
}
