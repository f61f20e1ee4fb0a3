import { useHost } from '@baithak/platform'
import { transact, useRecord } from '@baithak/storage'
import { type FavouriteKind, favouritesItem } from './favourites-item'

/** The list with or without an id; unchanged, it is the same list. */
export function withFavourite(ids: string[], id: string, isFavourite: boolean): string[] {
  if (ids.includes(id) === isFavourite) return ids
  return isFavourite ? [...ids, id] : ids.filter((each) => each !== id)
}

/** The ids that the member has marked. */
export function useFavourites(kind: FavouriteKind) {
  const record = useHost().storage.record(favouritesItem(kind))
  const ids = useRecord(record)
  return {
    ids,
    /** Returns false if it could not be saved. */
    set: (id: string, isFavourite: boolean): boolean =>
      transact([record], ([current]) => [withFavourite(current, id, isFavourite)]).ok,
  }
}
