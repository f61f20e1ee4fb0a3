import { useTranslation } from '@baithak/platform'
import { Button, RangeSlider, Sheet, type SheetControl, Slider } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { defaultFilters, filterLimits as limits, type VenueFilters } from './venue-search'

interface FilterSheetProps extends SheetControl {
  applied: VenueFilters | null
  /** The number of venues that filters would leave. */
  countOf: (filters: VenueFilters | null) => number
  /** null if nothing was changed: then every venue is shown. */
  onApply: (filters: VenueFilters | null) => void
  onClear: () => void
}

/** Steps of 0.1 add up to 3.3000000000000003. */
const roundToTenths = (rating: number) => Math.round(rating * 10) / 10

/** The advanced filters. They stay in the sheet until Apply. */
export function FilterSheet({ applied, countOf, onApply, onClear, ...sheet }: FilterSheetProps) {
  const { t } = useTranslation()
  /** Changes that are not applied yet. They survive closing the sheet. */
  const [moved, setMoved] = useState<VenueFilters>()
  const filters = moved ?? applied
  const { rating, price, distance, guests } = filters ?? defaultFilters
  const change = (changes: Partial<VenueFilters>) =>
    setMoved({ ...(filters ?? defaultFilters), ...changes })
  const [lowest, highest] = price.map((rupees) => formatRupees(rupees)) as [string, string]
  const ratingText = t('filters.ratingShown', { rating: rating.toFixed(1) })
  const distanceText = t('filters.distanceShown', { km: distance })
  const guestsText = guests > 0 ? t('filters.guestsShown', { guests }) : t('filters.anyGuests')
  const section = 'border-b border-rule pb-4 last:border-b-0 last:pb-0'

  function close(act: () => void) {
    setMoved(undefined)
    act()
  }
  return (
    <Sheet
      {...sheet}
      title={t('filters.title')}
      footer={
        <>
          <Button variant="secondary" onClick={() => close(onClear)}>
            {t('filters.clear')}
          </Button>
          <Button className="tabular grow-2" onClick={() => close(() => onApply(filters))}>
            {`${t('filters.apply')} (${countOf(filters)})`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-meta text-ink-2">{t(filters ? 'filters.all' : 'filters.none')}</p>
        <Slider
          className={section}
          label={t('filters.rating')}
          {...limits.rating}
          value={rating}
          onValueChange={(value) => change({ rating: roundToTenths(value) })}
          valueText={ratingText}
          shown={
            <span className="inline-flex items-baseline gap-1.5">
              <Star size={16} className="self-center fill-star-small text-star-small" />
              <span>{ratingText}</span>
            </span>
          }
          limits={[limits.rating.min, limits.rating.max]}
        />
        <RangeSlider
          className={section}
          label={t('filters.price')}
          {...limits.price}
          value={price}
          onValueChange={(value) => change({ price: value })}
          thumbLabels={[t('filters.priceFrom'), t('filters.priceTo')]}
          valueTexts={[lowest, highest]}
          shown={t('filters.priceShown', { from: lowest, to: highest })}
          limits={[formatRupees(limits.price.min), formatRupees(limits.price.max)]}
        />
        <Slider
          className={section}
          label={t('filters.distance')}
          {...limits.distance}
          value={distance}
          onValueChange={(value) => change({ distance: value })}
          valueText={distanceText}
          shown={distanceText}
          limits={[
            t('filters.km', { km: limits.distance.min }),
            t('filters.km', { km: limits.distance.max }),
          ]}
        />
        <Slider
          className={section}
          label={t('filters.guests')}
          {...limits.guests}
          value={guests}
          onValueChange={(value) => change({ guests: value })}
          valueText={guestsText}
          shown={guestsText}
          limits={[t('filters.anyGuests'), limits.guests.max]}
        />
      </div>
    </Sheet>
  )
}
