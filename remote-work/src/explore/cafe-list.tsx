import { type Amenity, visibleText } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import {
  amenityIcons,
  Badge,
  Button,
  EmptyState,
  FavouriteButton,
  LongList,
  Metadata,
  StretchedLink,
} from '@baithak/ui'
import empty from '@baithak/ui/art/empty-venues.svg'
import { CafeImage, CafeRating, cafeLink, Occupancy } from '../components/cafe-parts'
import { rowProps } from '../components/picture-row'
import type { Cafe } from '../model/cafe'
import { useCafeLabels } from '../model/use-cafes'

/** The amenities that a row has room for. */
const rowAmenities: Amenity[] = ['wifi', 'sockets', 'ac']

/** The filter's button: the focus of the last favourite that is unmarked. */
export const favouritesFilterId = 'favourites-filter'

interface CafeListProps {
  label: string
  cafes: readonly Cafe[]
  /** One that is unmarked disappears. */
  onlyFavourites?: boolean
}

export const CafeList = ({ label, cafes, onlyFavourites = false }: CafeListProps) => (
  <LongList aria-label={label} rows={cafes} keyOf={({ id }) => id} rowProps={rowProps}>
    {(cafe) => <CafeRow cafe={cafe} onlyFavourites={onlyFavourites} />}
  </LongList>
)

function CafeRow({ cafe, onlyFavourites }: { cafe: Cafe; onlyFavourites: boolean }) {
  const { t } = useTranslation()
  const { name, area, distance, walk } = useCafeLabels(cafe)
  return (
    <article className="relative flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <CafeImage
        image={cafe.image}
        className="h-28 w-[clamp(88px,32vw,124px)] shrink-0 rounded-control"
      />
      <div className="min-w-24 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-2 pt-0.5">
          <h2 className="min-w-24 flex-1 text-h3 wrap-anywhere">
            <StretchedLink {...cafeLink(cafe)}>{name}</StretchedLink>
          </h2>
          <CafeRating value={cafe.rating} />
        </div>
        <Metadata className="text-meta text-ink-2 tabular wrap-anywhere">
          {area}
          {distance}
          {walk}
        </Metadata>
        <Amenities offered={cafe.amenities} />
        <p className="flex flex-wrap gap-1.5 pt-2 pr-9 empty:hidden">
          {cafe.passType && (
            <Badge variant={cafe.passType}>{t(`cafes.tier.${cafe.passType}`)}</Badge>
          )}
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
            ? {
                title: t('explore.noFavourite', { name }),
                emptyFocusId: favouritesFilterId,
              }
            : undefined
        }
      />
    </article>
  )
}

function Amenities({ offered }: { offered: readonly Amenity[] }) {
  const { t } = useTranslation()
  const amenities = rowAmenities.filter((amenity) => offered.includes(amenity))
  if (amenities.length === 0) return null
  return (
    <ul className="flex gap-3.5 pt-1.5 text-ink-2">
      {amenities.map((amenity) => {
        const Icon = amenityIcons[amenity]
        return (
          <li key={amenity}>
            <Icon size={17} role="img" aria-label={t(`cafes.amenities.${amenity}`)} />
          </li>
        )
      })}
    </ul>
  )
}

interface NoCafesProps {
  text: string
  onlyFavourites: boolean
  onClear(): void
}

/** Replaces the empty list: says what leaves it empty, with a way out. */
export function NoCafes({ text, onlyFavourites, onClear }: NoCafesProps) {
  const { t } = useTranslation()
  const query = { text: visibleText(text) }
  const hasNoFavourites = onlyFavourites && !query.text
  const explanation = onlyFavourites ? 'noneOfFavourites' : 'noneText'
  return (
    <EmptyState
      image={empty}
      title={t(hasNoFavourites ? 'explore.noFavouritesTitle' : 'explore.noneTitle')}
      text={hasNoFavourites ? t('explore.noFavouritesText') : t(`explore.${explanation}`, query)}
      action={
        <Button
          variant="secondary"
          onClick={() => {
            // The pressed button disappears with the empty list.
            document.getElementById(favouritesFilterId)?.focus()
            onClear()
          }}
        >
          {t(onlyFavourites ? 'explore.clear' : 'explore.clearSearch')}
        </Button>
      }
    />
  )
}
