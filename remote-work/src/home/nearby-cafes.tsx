import { promotionEnd, promotionsRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, Metadata, StretchedLink } from '@baithak/ui'
import { CafeImage, CafeRating, cafeLink, Occupancy } from '../components/cafe-parts'
import { type Cafe, sortCafes } from '../model/cafe'
import { useLabelCafe, useNearestFirst } from '../model/use-cafes'

/** The row has about two swipes; Explore has all cafés. */
const maxCafes = 6

/** A scrolling row: cafés that a partner promotes, then the quiet ones. The cut-off last card shows that it scrolls. */
export function NearbyCafes({ now, cafes }: { now: Date; cafes: readonly Cafe[] }) {
  const { t } = useTranslation()
  const labelCafe = useLabelCafe()
  const nearestFirst = useNearestFirst()
  const promotions = useRecord(useHost().storage.record(promotionsRecord))
  const isPromoted = ({ id }: Cafe) => promotionEnd(promotions, id) > now.getTime()
  const shown = sortCafes(cafes, !nearestFirst)
    .sort((one, other) => Number(isPromoted(other)) - Number(isPromoted(one)))
    .slice(0, maxCafes)
    .map((cafe) => ({ cafe, ...labelCafe(cafe) }))
  return (
    <ul className="scroll-row flex snap-x snap-mandatory scroll-px-5 gap-3 px-5">
      {shown.map(({ cafe, name, area, distance }) => (
        <li key={cafe.id} className="w-[min(13.5rem,78vw)] shrink-0 snap-start">
          <article className="relative">
            <CafeImage image={cafe.images[0]} className="h-36 w-full rounded-control" />
            <Occupancy cafe={cafe} className="absolute top-28 left-2" />
            <div className="flex items-baseline justify-between gap-2 pt-2">
              <h3 className="min-w-0 text-h3 wrap-anywhere">
                <StretchedLink {...cafeLink(cafe)}>{name}</StretchedLink>
              </h3>
              <CafeRating cafe={cafe} />
            </div>
            <Metadata className="text-meta text-ink-2 tabular wrap-anywhere">
              {area}
              {distance}
            </Metadata>
            {isPromoted(cafe) && (
              <Badge variant="hero" className="absolute top-2 left-2">
                {t('home.promoted')}
              </Badge>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}
