import { Link, useTranslation } from '@baithak/platform'
import { ImageWithFallback, Metadata, Rating } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { venueTexts } from '../model/venue-texts'
import { paths } from '../paths'
import type { Venue } from '../samples/sample-venues'
import { sceneUrl } from '../samples/scene-images'

/** A venue in the list; the whole card is a link. */
export function VenueCard({ venue, eager }: { venue: Venue; eager: boolean }) {
  const { t } = useTranslation()
  const { name, location } = venueTexts(venue, t)
  const facts = [
    location,
    t('filters.km', { km: venue.distanceKm }),
    ...venue.tags.map((tag) => t(`venues.tags.${tag}`)),
    t('venues.upTo', { count: venue.capacity }),
  ]
  return (
    <Link to={paths.venue.href({ id: venue.id })} className="group block no-underline">
      <ImageWithFallback
        src={sceneUrl(venue.image)}
        eager={eager}
        className="aspect-[350/196] short:aspect-[4] rounded-panel transition-[scale] duration-press group-active:scale-[0.985]"
      />
      <div className="mt-3 flex items-baseline justify-between gap-x-3 narrow:flex-wrap">
        <h2 className="min-w-0 text-h2">{name}</h2>
        <Rating rating={venue.rating} size={18} className="text-body" />
      </div>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-2">
        <Metadata className="text-meta text-ink-2">{facts}</Metadata>
        <p className="tabular ml-auto text-meta whitespace-nowrap text-ink-2">
          <b className="text-h3 font-figure text-ink">{formatRupees(venue.price_per_head)}</b>
          <span>{` ${t('venues.perHead')}`}</span>
        </p>
      </div>
    </Link>
  )
}
