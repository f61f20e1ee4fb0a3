import { v } from '@baithak/platform'

/** Stored ids are numbers here and words there; compare them with `sameId`, and put `String(id)` into a path. */
export const idSchema = v.union([v.string(), v.number()])
export type Id = v.InferOutput<typeof idSchema>

/** An id from a path is always a word, so 7 and '7' are the same. */
export const sameId = (one: Id | null | undefined, other: Id | null | undefined): boolean =>
  one != null && other != null && String(one) === String(other)
