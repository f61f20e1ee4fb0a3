import { promotionEnd, promotionsRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, Metadata, StretchedLink } from '@baithak/ui'
import { CafeImage, CafeRating, cafeLink, Occupancy } from '../components/cafe-parts'
import type { Cafe } from '../model/cafe'
import { sortCafes } from '../model/sort-cafes'
import { useCafeLabels, useNearestFirst } from '../model/use-cafes'

/** About two swipes; Explore has the rest. */
const maxCafes = 6

/** A scrolling row: those that a partner promotes, then the quiet ones. The cut-off last card shows that it scrolls. */
export function NearbyCafes({ now, cafes }: { now: Date; cafes: readonly Cafe[] }) {
  const nearestFirst = useNearestFirst()
  const promotions = useRecord(useHost().storage.record(promotionsRecord))
  const isPromoted = ({ id }: Cafe) => promotionEnd(promotions, id) > now.getTime()
  const shown = sortCafes(cafes, !nearestFirst)
    .sort((one, other) => Number(isPromoted(other)) - Number(isPromoted(one)))
    .slice(0, maxCafes)
  return (
    <ul className="scroll-row flex snap-x snap-mandatory scroll-px-5 gap-3 px-5">
      {shown.map((cafe) => (
        <li key={cafe.id} className="w-[min(13.5rem,78vw)] shrink-0 snap-start">
          <NearbyCafeCard cafe={cafe} isPromoted={isPromoted(cafe)} />
        </li>
      ))}
    </ul>
  )
}

function NearbyCafeCard({ cafe, isPromoted }: { cafe: Cafe; isPromoted: boolean }) {
  const { t } = useTranslation()
  const { name, area, distance } = useCafeLabels(cafe)
  return (
    <article className="relative">
      <div>
        <CafeImage image={cafe.image} className="h-36 w-full rounded-control" />
        <Occupancy cafe={cafe} className="absolute top-28 left-2" />
      </div>
      <div className="flex items-baseline justify-between gap-2 pt-2">
        <h3 className="min-w-0 text-h3 wrap-anywhere">
          <StretchedLink {...cafeLink(cafe)}>{name}</StretchedLink>
        </h3>
        <CafeRating value={cafe.rating} />
      </div>
      <Metadata className="text-meta text-ink-2 tabular wrap-anywhere">
        {area}
        {distance}
      </Metadata>
      {isPromoted && (
        <Badge variant="hero" className="absolute top-2 left-2">
          {t('home.promoted')}
        </Badge>
      )}
    </article>
  )
}
