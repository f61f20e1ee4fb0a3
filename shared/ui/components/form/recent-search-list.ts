import { visibleText } from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { normalizeForSearch } from '../../format'

/** The newest first. */
export const recentSearchesItem = (kind: string): RecordDefinition<string[]> => ({
  key: `draft:recent-searches:${kind}`,
  schema: v.array(v.string()),
  fallback: [],
})

const maxSearches = 5
/** One letter is no search to come back to. */
const minLength = 2

const isSame = (one: string, other: string) => normalizeForSearch(one) === normalizeForSearch(other)

export const removeSearch = (list: string[], text: string): string[] =>
  list.filter((each) => !isSame(each, text))

/** Puts a removed search back to where it was. */
export const restoreSearch = (list: string[], text: string, index: number): string[] =>
  list.some((each) => isSame(each, text))
    ? list
    : list.toSpliced(index, 0, text).slice(0, maxSearches)

/** Adds a search in front, in place of the same one in other spelling. */
export function addSearch(list: string[], text: string): string[] {
  const search = visibleText(text)
  if (search.length < minLength || list[0] === search) return list
  return [search, ...removeSearch(list, search)].slice(0, maxSearches)
}
