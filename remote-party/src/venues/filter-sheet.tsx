import { useTranslation } from '@baithak/platform'
import { Button, RangeSlider, RichText, Sheet, type SheetControl, Slider } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { defaultFilters, filterLimits, type VenueFilters } from './venue-search'

interface FilterSheetProps extends SheetControl {
  applied: VenueFilters | null
  /** The number of venues that filters would leave. */
  countOf: (filters: VenueFilters | null) => number
  /** null while no slider was moved: then nothing filters. */
  onApply: (filters: VenueFilters | null) => void
  onClear: () => void
}

const elements = { b: <b className="font-figure" /> }
// Steps of 0.1 accumulate floating-point errors: 3.3000000000000003.
const roundToTenths = (rating: number) => Math.round(rating * 10) / 10

/** The advanced filters, local to the sheet until Apply. */
export function FilterSheet({ applied, countOf, onApply, onClear, ...sheet }: FilterSheetProps) {
  const { t } = useTranslation()
  // Moved sliders stay while the sheet is closed, until other filters are applied.
  const [moved, setMoved] = useState<{ from: string; filters: VenueFilters | null }>()
  const from = JSON.stringify(applied)
  const filters = moved?.from === from ? moved.filters : applied
  const setFilters = (next: VenueFilters | null) => setMoved({ from, filters: next })
  const shown = filters ?? defaultFilters
  const change = (changes: Partial<VenueFilters>) => setFilters({ ...shown, ...changes })
  const { rating, price, distance, guests } = shown
  const [lowest, highest] = price.map((rupees) => formatRupees(rupees))
  const limits = filterLimits
  const km = { km: distance }
  const stars = { rating: rating.toFixed(1) }
  const guestsText = guests > 0 ? t('filters.guestsShown', { guests }) : t('filters.anyGuests')
  const section = 'border-b border-rule pb-4 last:border-b-0 last:pb-0'

  return (
    <Sheet
      {...sheet}
      title={t('filters.title')}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              setFilters(null)
              onClear()
            }}
          >
            {t('filters.clear')}
          </Button>
          <Button className="tabular grow-2" onClick={() => onApply(filters)}>
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
          valueText={t('filters.ratingSpoken', stars)}
          shown={
            <span className="inline-flex items-baseline gap-1.5">
              <Star size={16} className="self-center fill-star-small text-star-small" />
              <span>
                <RichText text={t('filters.ratingShown', stars)} elements={elements} />
              </span>
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
          valueTexts={[
            t('filters.priceFromSpoken', { price: lowest }),
            t('filters.priceToSpoken', { price: highest }),
          ]}
          shown={
            <RichText
              text={t('filters.priceShown', { from: lowest, to: highest })}
              elements={elements}
            />
          }
          limits={[formatRupees(limits.price.min), formatRupees(limits.price.max)]}
        />
        <Slider
          className={section}
          label={t('filters.distance')}
          {...limits.distance}
          value={distance}
          onValueChange={(value) => change({ distance: value })}
          valueText={t('filters.distanceSpoken', km)}
          shown={<RichText text={t('filters.distanceShown', km)} elements={elements} />}
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
