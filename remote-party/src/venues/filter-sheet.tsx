import { Trans, useTranslation } from '@baithak/platform'
import { formatRupees } from '@baithak/shared/format'
import { Button, RangeSlider, Sheet, Slider } from '@baithak/shared/ui'
import { Star } from 'lucide-react'
import { startTransition, useEffect, useState } from 'react'
import { defaultFilters, filterLimits, type VenueFilters } from './venue-filters'

export interface FilterSheetProps {
  open: boolean
  opener: HTMLElement | null
  /** What is applied now; the sheet opens with it, or with the defaults. */
  applied: VenueFilters | null
  onApply: (filters: VenueFilters) => void
  onClear: () => void
  onClose: () => void
}

const strong = { b: <b className="font-figure" /> }
/** What the three sliders need, so that the sheet is as high without them. */
const usualHeight = 'min-h-[19.25rem]'
// Steps of 0.1 leave 3.3000000000000003 behind.
const tenths = (rating: number) => Math.round(rating * 10) / 10

/** The advanced filters. They belong to the sheet until Apply. */
export function FilterSheet({
  open,
  opener,
  applied,
  onApply,
  onClear,
  onClose,
}: FilterSheetProps) {
  const { t } = useTranslation('party')
  const [filters, setFilters] = useState(applied ?? defaultFilters)
  const change = (part: Partial<VenueFilters>) => setFilters({ ...filters, ...part })
  // The sheet begins to rise before there is anything in it: all at once would keep a slow phone from its next frame.
  const filled = useOneByOne(3)
  const { rating, price, distance } = filters
  const [from, to] = [formatRupees(price[0]), formatRupees(price[1])]
  const limits = filterLimits
  const km = { km: distance }
  const stars = { rating: rating.toFixed(1) }
  const section = 'border-b border-rule pb-4 last:border-b-0 last:pb-0'

  return (
    <Sheet
      open={open}
      opener={opener}
      onOpenChange={onClose}
      title={t('filters.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClear}>
            {t('filters.clear')}
          </Button>
          <Button className="grow-2" onClick={() => onApply(filters)}>
            {t('filters.apply')}
          </Button>
        </>
      }
    >
      <div className={`grid ${usualHeight} gap-4`}>
        {filled > 0 && (
          <Slider
            className={section}
            label={t('filters.rating')}
            {...limits.rating}
            value={rating}
            onChange={(value) => change({ rating: tenths(value) })}
            valueText={t('filters.ratingSpoken', stars)}
            shown={
              <span className="inline-flex items-baseline gap-1.5">
                <Star
                  size={16}
                  aria-hidden
                  className="self-center fill-star-small text-star-small"
                />
                <span>
                  <Trans t={t} i18nKey="filters.ratingShown" values={stars} components={strong} />
                </span>
              </span>
            }
            limits={[limits.rating.min, limits.rating.max]}
          />
        )}
        {filled > 1 && (
          <RangeSlider
            className={section}
            label={t('filters.price')}
            {...limits.price}
            value={[price[0], price[1]]}
            onChange={(value) => change({ price: value })}
            thumbLabels={[t('filters.priceFrom'), t('filters.priceTo')]}
            valueTexts={[
              t('filters.priceFromSpoken', { price: from }),
              t('filters.priceToSpoken', { price: to }),
            ]}
            shown={
              <Trans t={t} i18nKey="filters.priceShown" values={{ from, to }} components={strong} />
            }
            limits={[formatRupees(limits.price.min), formatRupees(limits.price.max)]}
          />
        )}
        {filled > 2 && (
          <Slider
            className={section}
            label={t('filters.distance')}
            {...limits.distance}
            value={distance}
            onChange={(value) => change({ distance: value })}
            valueText={t('filters.distanceSpoken', km)}
            shown={<Trans t={t} i18nKey="filters.distanceShown" values={km} components={strong} />}
            limits={[
              t('filters.km', { km: limits.distance.min }),
              t('filters.km', { km: limits.distance.max }),
            ]}
          />
        )}
      </div>
    </Sheet>
  )
}

/** How many of the parts may be drawn by now: each is drawn by itself, one after the other. */
function useOneByOne(parts: number): number {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (drawn < parts) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, parts])
  return drawn
}
