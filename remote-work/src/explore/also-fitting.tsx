import { languages } from '@baithak/contract'
import { areCafesOpen } from '@baithak/domain/cafes'
import { useTranslation } from '@baithak/platform'
import { normalizeForSearch } from '@baithak/ui/format'
import type { Cafe } from '../model/cafe/cafe'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { CafeRow } from './cafe-row'
import { searchTextsOf } from './search-cafes'

/** Fewer letters would fit almost every area. */
const minLetters = 3

/**
 * Below the cafés that a search has `found` by name: those in an area of that name, and those that are quiet now, each
 * group as a section. In whichever language the search is.
 */
export function useAlsoFitting(text: string, found: readonly Cafe[]) {
  const { t, i18n } = useTranslation('work')
  const labelsOf = useCafeLabels()
  const cafes = useCafes()
  const query = normalizeForSearch(text)
  if ([...query].length < minLetters) return { cafes: [], sections: [] }

  const foundIds = new Set(found.map(({ id }) => id))
  const others = cafes.filter(({ id }) => !foundIds.has(id))
  const fits = (words: string) => normalizeForSearch(words).includes(query)
  const inArea = others.filter((cafe) => searchTextsOf(cafe).areas.some(fits))
  const areas = [...new Set(inArea.map((cafe) => labelsOf(cafe).area))]
  const quietWords = languages.flatMap(({ id }) =>
    i18n.getFixedT(id, 'work')('explore.also.quietWords').split(', '),
  )
  const isQuiet = quietWords.some(fits) && areCafesOpen(new Date())
  const groups = [
    ...areas.map((area) => ({
      title: t('explore.also.area', { area }),
      cafes: inArea.filter((cafe) => labelsOf(cafe).area === area),
    })),
    {
      title: t('explore.also.quiet'),
      cafes: others.filter(({ occupancy }) => isQuiet && occupancy === 'low'),
    },
  ]
  const filled = groups.filter((group) => group.cafes.length > 0)
  return {
    cafes: [...new Set(filled.flatMap((group) => group.cafes))],
    sections: filled.map(({ title, cafes }) => (
      <section key={title} aria-label={title}>
        <h2 className="text-h2">{title}</h2>
        <ul className="divide-y">
          {cafes.map((cafe) => (
            <li key={cafe.id}>
              <CafeRow cafe={cafe} onlyFavourites={false} />
            </li>
          ))}
        </ul>
      </section>
    )),
  }
}
