import { languages } from '@baithak/contract'
import { createPlaceSearch } from '@baithak/domain'
import { useDebouncedSearchParam, useSearchParams, useTranslation } from '@baithak/platform'
import { useMemo, useState } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import { sampleCafes } from '../model/use-cafes'
import { sortCafes } from './sort-cafes'

/** Returns a search for cafés by name or city, of samples in both languages. */
export function createCafeSearch(cafes: readonly AdminCafe[]) {
  const samples = languages.flatMap(({ id }) => sampleCafes(id))
  const search = createPlaceSearch(cafes, (cafe) => ({
    names: [cafe, ...samples.filter(({ id }) => id === cafe.id)].flatMap(
      ({ name, alias, city }) => [name, alias, city],
    ),
  }))
  return (text: string) => search(text).named
}

/** The cafés that match the search, in the chosen order. Both are in the URL, so that Back and a reload restore them. */
export function useCafeTable(cafes: readonly AdminCafe[]) {
  const { language } = useTranslation().i18n
  const [params, setParams] = useSearchParams()
  const [addedId, setAddedId] = useState<string>()
  const order = params.get('sort') ?? ''

  /** Writes both to the URL at once: two writes in one tick do not see each other. Removes the mark of an added café. */
  function set(q: string, sort: string) {
    setAddedId(undefined)
    setParams(
      Object.entries({ q, sort }).filter(([, value]) => value),
      { replace: true },
    )
  }
  const { text, setText, flush } = useDebouncedSearchParam(params.get('q') ?? '', (q) =>
    set(q, order),
  )
  const search = useMemo(() => createCafeSearch(cafes), [cafes])
  const sorted = sortCafes(search(text), order, language)
  // A new row is first, because it might be far away in the order and not rendered.
  const added = sorted.filter(({ id }) => id === addedId)
  return {
    cafes: [...added, ...sorted.filter(({ id }) => id !== addedId)],
    text,
    setText,
    /** Writes a pending search at once, before a café opens. */
    flush,
    order,
    setOrder: (next: string) => set(text, next),
    addedId,
    /** Shows all cafés, with a new one first and marked. */
    showAdded(id: string) {
      setText('')
      set('', order)
      setAddedId(id)
    },
  }
}

export type CafeTableState = ReturnType<typeof useCafeTable>
