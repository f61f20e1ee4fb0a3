import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { closestName } from '@baithak/ui/search'
import { sampleVenues } from '../model/sample-venues'
import { useTranslateVenue } from '../model/use-translate-venue'
import { blockingParts, type SearchPart, withoutPart } from './blocking-filters'
import type { VenueSearch } from './venue-filters'

export interface NoVenuesHelpProps {
  search: VenueSearch
  countOf: (search: VenueSearch) => number
  onChange: (search: VenueSearch) => void
}

/** What leaves the list empty, each with a way to remove it, and a name that was probably meant. */
export function NoVenuesHelp({ search, countOf, onChange }: NoVenuesHelpProps) {
  const { t } = useTranslation('party')
  const translateVenue = useTranslateVenue()
  const labelOf = usePartLabels(search)
  const parts = blockingParts(search, countOf)
  const isNameUnknown = search.text !== '' && countOf({ ...search, tag: null, filters: null }) === 0
  const hasNoFavourite =
    search.tag === 'Favourites' && countOf({ ...search, text: '', filters: null }) === 0
  const names = sampleVenues.map((venue) => translateVenue(venue).name)
  const meant = isNameUnknown ? closestName(search.text, names) : undefined
  return (
    <div className="flex flex-col items-center gap-2">
      {meant && (
        <Button size="md" onClick={() => onChange({ ...search, text: meant })}>
          {t('venues.didYouMean', { name: meant })}
        </Button>
      )}
      <p className="max-w-80 text-body-2 text-balance text-ink-2">
        {t('venues.noneBecause', { filters: parts.map(({ part }) => labelOf(part)).join(', ') })}
      </p>
      {isNameUnknown && <p className="text-meta text-ink-2">{t('venues.searchHint')}</p>}
      {hasNoFavourite && (
        <p className="text-meta text-balance text-ink-2">{t('venues.favouritesHint')}</p>
      )}
      {parts.length > 1 &&
        parts.map(({ part, count }) => (
          <Button
            key={part}
            variant="ghost"
            size="md"
            onClick={() => onChange(withoutPart(search, part))}
          >
            {[t('venues.withoutPart', { part: labelOf(part) }), count > 0 && `(${count})`]
              .filter(Boolean)
              .join(' ')}
          </Button>
        ))}
    </div>
  )
}

function usePartLabels({ text, tag, filters }: VenueSearch) {
  const { t } = useTranslation('party')
  return (part: SearchPart): string => {
    if (part === 'text') return t('venues.quoted', { text })
    if (part === 'tag') return t(`venues.tags.${tag ?? 'All'}`)
    if (!filters) return ''
    if (part === 'rating') return t('filters.ratingSpoken', { rating: filters.rating.toFixed(1) })
    if (part === 'distance') return t('filters.distanceSpoken', { km: filters.distance })
    const [from, to] = filters.price.map(formatRupees)
    return t('venues.priceRange', { from, to })
  }
}
