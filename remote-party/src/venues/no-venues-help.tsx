import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { closestName } from '@baithak/ui/search'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import type { ReactNode } from 'react'
import { sampleVenues } from '../model/sample-venues'
import { useTranslateVenue } from '../model/use-translate-venue'
import { blockingParts, type SearchPart } from './blocking-filters'
import type { VenueSearch } from './venue-filters'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

interface NoVenuesHelpProps {
  search: VenueSearch
  countOf: (search: VenueSearch) => number
  onChange: (search: VenueSearch) => void
  /** The button that clears the search. */
  reset: ReactNode
}

/** What leaves the list empty, in a sentence, and one button: the name that was probably meant, else to clear all. */
export function NoVenuesHelp({ search, countOf, onChange, reset }: NoVenuesHelpProps) {
  useScreenTranslations('party-venues', texts)
  const { t } = useTranslation('party-venues')
  const translateVenue = useTranslateVenue()
  const labelOf = usePartLabels(search)
  const isNameUnknown = search.text !== '' && countOf({ ...search, tag: null, filters: null }) === 0
  const hasNoFavourite =
    search.tag === 'Favourites' && countOf({ ...search, text: '', filters: null }) === 0
  const names = sampleVenues.map((venue) => translateVenue(venue).name)
  const meant = isNameUnknown ? closestName(search.text, names) : undefined
  const blocking = blockingParts(search, countOf).map(({ part }) => labelOf(part))
  return (
    <>
      <p className="max-w-80 text-body-2 text-balance text-ink-2">
        {hasNoFavourite ? t('favouritesHint') : t('noneBecause', { filters: blocking.join(', ') })}
      </p>
      {meant ? (
        <Button size="md" onClick={() => onChange({ ...search, text: meant })}>
          {t('didYouMean', { name: meant })}
        </Button>
      ) : (
        reset
      )}
    </>
  )
}

function usePartLabels({ text, tag, filters }: VenueSearch) {
  const { t } = useTranslation('party-venues')
  const { t: tParty } = useTranslation('party')
  return (part: SearchPart): string => {
    if (part === 'text') return t('quoted', { text })
    if (part === 'tag') return tParty(`venues.tags.${tag ?? 'All'}`)
    if (!filters) return ''
    if (part === 'rating') return t('filters.ratingSpoken', { rating: filters.rating.toFixed(1) })
    if (part === 'distance') return t('filters.distanceSpoken', { km: filters.distance })
    const [from, to] = filters.price.map(formatRupees)
    return t('priceRange', { from, to })
  }
}
