import { useLocation, useNavigate, v } from '@baithak/platform'
import { useMemo } from 'react'
import { paths } from '../paths'
import { parametersOf, searchOf } from './search-in-address'
import type { VenueSearch } from './venue-filters'

const visitSchema = v.object({ visit: v.string() })

/**
 * The search that the address holds, and a way to change parts of it in place. A visit lasts until the visitor
 * arrives at the list anew: what is typed meanwhile belongs to the field, which is keyed by the visit, because the
 * address comes back from the shell too late for the letters of a quick typist.
 */
export function useVenueSearch() {
  const { search: query, state, key } = useLocation()
  const navigate = useNavigate()
  const search = useMemo(() => searchOf(new URLSearchParams(query)), [query])
  const visit = v.is(visitSchema, state) ? state.visit : key
  return {
    search,
    visit,
    change(part: Partial<VenueSearch>) {
      const parameters = parametersOf({ ...search, ...part }).toString()
      navigate(
        { pathname: paths.venues.path, search: parameters && `?${parameters}` },
        { replace: true, state: { visit } },
      )
    },
    /** Everything is shown again, as on arrival. */
    startAnew: () => navigate(paths.venues.path, { replace: true }),
  }
}
