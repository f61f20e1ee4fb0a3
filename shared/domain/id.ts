import { v } from '@baithak/storage/schema'

/** Stored ids are numbers or strings. Compare them with `sameId`, and put `String(id)` into a path. */
export const idSchema = v.union([v.string(), v.number()])
export type Id = v.InferOutput<typeof idSchema>

const textOf = (id: Id) => String(id).toWellFormed()

/** Compares ids as a URL has them: as strings without lone surrogates, so that 7 and '7' are the same. */
export const sameId = (one: Id | null | undefined, other: Id | null | undefined): boolean =>
  one != null && other != null && textOf(one) === textOf(other)

/** Returns ids as React keys: a repeated id gets a suffix. */
export function uniqueIds(ids: readonly Id[]): string[] {
  const counts = new Map<string, number>()
  return ids.map((each) => {
    const id = textOf(each)
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count > 1 ? `${id}~${count}` : id
  })
}

/** The longest id in a QR code. Longer ones would make it too dense to scan. */
export const maxIdLength = 64
/** The id in the codes of members who have none. */
export const guestId = 'GUEST'

/** Returns the id that codes and check-ins use for a member. */
export const checkInIdOf = (memberId: string): string =>
  memberId.trim() === '' ? guestId : memberId.slice(0, maxIdLength).toWellFormed()
