import type { Amenity } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { amenityIcons, FavouriteButton, LongList, Metadata, StretchedLink } from '@baithak/ui'
import { CafeImage, CafeRating, cafeLink, Occupancy, PassType } from '../components/cafe-parts'
import { rowProps } from '../components/picture-row'
import type { Cafe } from '../model/cafe'
import { useLabelCafe } from '../model/use-cafes'

/** The favourites' button. The focus goes to it when the last favourite is unmarked. */
export const favouritesId = 'only-favourites'

/** A row has room for these amenities. */
const rowAmenities: Amenity[] = ['wifi', 'sockets', 'ac']

interface CafeListProps {
  label: string
  cafes: readonly Cafe[]
  /** A café that is unmarked leaves the list. */
  onlyFavourites: boolean
}

export const CafeList = ({ label, cafes, onlyFavourites }: CafeListProps) => (
  <LongList aria-label={label} rows={cafes} keyOf={({ id }) => id} rowProps={rowProps}>
    {(cafe) => <CafeRow {...{ cafe, onlyFavourites }} />}
  </LongList>
)

function CafeRow({ cafe, onlyFavourites }: { cafe: Cafe } & Pick<CafeListProps, 'onlyFavourites'>) {
  const { t } = useTranslation()
  const labelCafe = useLabelCafe()
  const { name, area, distance, walk } = labelCafe(cafe)
  const amenities = rowAmenities.filter((amenity) => cafe.amenities.includes(amenity))
  return (
    <article className="relative flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <CafeImage
        image={cafe.images[0]}
        className="h-28 w-[clamp(88px,32vw,124px)] shrink-0 rounded-control"
      />
      <div className="min-w-24 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-2 pt-0.5">
          <h2 className="min-w-24 flex-1 text-h3 wrap-anywhere">
            <StretchedLink {...cafeLink(cafe)}>{name}</StretchedLink>
          </h2>
          <CafeRating cafe={cafe} />
        </div>
        <Metadata className="text-meta text-ink-2 tabular wrap-anywhere">
          {area}
          {distance}
          {walk}
        </Metadata>
        <p className="flex gap-3.5 pt-1.5 text-ink-2 empty:hidden">
          {amenities.map((amenity) => {
            const Icon = amenityIcons[amenity]
            const label = t(`cafes.amenities.${amenity}`)
            return <Icon key={amenity} size={17} role="img" aria-label={label} />
          })}
        </p>
        <p className="flex flex-wrap gap-1.5 pt-2 pr-9 empty:hidden">
          <PassType cafe={cafe} />
          <Occupancy cafe={cafe} />
        </p>
      </div>
      <FavouriteButton
        kind="cafes"
        id={cafe.id}
        label={t('explore.favourite', { name })}
        className="absolute right-0 bottom-2 -mr-2.5"
        removed={
          onlyFavourites
            ? { title: t('explore.unmarked', { name }), emptyFocusId: favouritesId }
            : undefined
        }
      />
    </article>
  )
}
