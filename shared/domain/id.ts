import { v } from '@baithak/storage/schema'

/** Stored ids are numbers or strings: compare them with `sameId`, and put `String(id)` into a path. */
export const idSchema = v.union([v.string(), v.number()])
export type Id = v.InferOutput<typeof idSchema>

const textOf = (id: Id) => String(id).toWellFormed()

/** An id from a URL is always a string without lone surrogates, so 7 and '7' are the same. */
export const sameId = (one: Id | null | undefined, other: Id | null | undefined): boolean =>
  one != null && other != null && textOf(one) === textOf(other)

/** Ids as React keys: a repeated id gets a suffix. */
export function uniqueIds(ids: readonly Id[]): string[] {
  const counts = new Map<string, number>()
  return ids.map((each) => {
    const id = textOf(each)
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count > 1 ? `${id}~${count}` : id
  })
}

/** The longest id in a QR code: longer ones would make it too dense to scan. Real ids are far shorter. */
export const maxIdLength = 64
/** The id of everybody who has none. */
export const guestId = 'GUEST'

/** Returns the id that codes and check-ins use for a member. */
export const checkInIdOf = (memberId: string): string =>
  memberId.trim() === '' ? guestId : memberId.slice(0, maxIdLength).toWellFormed()
