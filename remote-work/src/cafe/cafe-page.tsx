import type { Amenity } from '@baithak/domain'
import { useHost, useLocation, useTranslation } from '@baithak/platform'
import {
  ActionBar,
  ActionBarButton,
  amenityIcons,
  Button,
  ButtonLink,
  EmptyState,
  Fact,
  Gallery,
  Metadata,
  PictureScreen,
  Screen,
} from '@baithak/ui'
import notFound from '@baithak/ui/art/empty-cafe-not-found.svg'
import { Calendar, Clock, Laptop, Navigation, QrCode } from 'lucide-react'
import { CafeImage, CafeRating, Occupancy, PassType } from '../components/cafe-parts'
import { type Cafe, cafeOfState } from '../model/cafe'
import { useCafes, useLabelCafe } from '../model/use-cafes'
import { useNotImplemented } from '../model/use-not-implemented'
import { paths } from '../paths'
import { CafeEvents, CafeReviews, GoldVisit } from './cafe-sections'

/** spec §9 */
const maxImages = 5

/** Shows the café of the navigation state. */
export function CafePage() {
  const cafe = cafeOfState(useLocation().state, useCafes())
  return cafe ? <CafeDetail key={cafe.id} cafe={cafe} /> : <CafeNotFound />
}

function CafeNotFound() {
  const { t } = useTranslation()
  const { navigation } = useHost()
  return (
    <Screen title={t('cafe.notFound')}>
      <EmptyState
        as="h1"
        image={notFound}
        title={t('cafe.notFound')}
        className="flex-1 justify-center"
        action={
          <Button onClick={() => navigation.back(paths.explore.href())}>{t('cafe.goBack')}</Button>
        }
      />
    </Screen>
  )
}

/** A café with its images, facts, events and reviews. */
function CafeDetail({ cafe }: { cafe: Cafe }) {
  const { t } = useTranslation()
  const labelCafe = useLabelCafe()
  const { name, area, distance, walk } = labelCafe(cafe)
  const { sampleId } = cafe
  const description = cafe.description || (sampleId ? t(`${sampleId}.description`) : '')
  const images = cafe.images.slice(0, maxImages)
  const labelOf = (number: number) => t('cafe.image', { number, count: images.length })
  return (
    <PictureScreen
      title={name}
      fallback={paths.explore.href()}
      actionBar={<CafeActions cafe={cafe} />}
      favourite={{ kind: 'cafes', id: cafe.id, label: t('cafe.favourite', { name }) }}
      picture={
        <Gallery
          label={t('cafe.gallery', { name })}
          labelOf={labelOf}
          images={(images.length > 0 ? images : ['']).map((url, index) => (
            <CafeImage
              key={url}
              image={url}
              alt={url && labelOf(index + 1)}
              className="h-[312px] w-full short:h-full"
            />
          ))}
        />
      }
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <h1 className="min-w-28 flex-1 font-display text-display-2 text-balance wrap-anywhere">
          {name}
        </h1>
        <PassType cafe={cafe} className="mt-2 shrink-0" />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1.5 text-body-2 text-ink-2 tabular wrap-anywhere">
        <CafeRating cafe={cafe} className="text-ink" />
        <Metadata>
          {distance}
          {walk}
          {area}
        </Metadata>
      </p>
      <p className="pt-2 empty:hidden">
        <Occupancy cafe={cafe} />
      </p>
      <GoldVisit cafe={cafe} />
      <p className="flex flex-wrap gap-x-7 gap-y-2 pt-4 text-body-2">
        <Fact icon={Clock}>{t('cafe.hours')}</Fact>
        <Fact icon={Laptop}>{t('cafe.kind')}</Fact>
      </p>
      <AmenityStrip offered={cafe.amenities} />
      <p className="pt-5 text-body-2 text-ink-2 wrap-anywhere whitespace-pre-line empty:hidden">
        {description}
      </p>
      <CafeEvents cafe={cafe} />
      <CafeReviews cafe={cafe} />
    </PictureScreen>
  )
}

/** The actions at a café. Only the QR code is implemented. */
function CafeActions({ cafe }: { cafe: Cafe }) {
  const { t } = useTranslation()
  const notImplemented = useNotImplemented()
  return (
    <ActionBar>
      <ActionBarButton icon={Calendar} className="grow" onClick={() => notImplemented('reserve')}>
        {t('cafe.reserve')}
      </ActionBarButton>
      <ActionBarButton
        icon={Navigation}
        className="grow"
        onClick={() => notImplemented('directions')}
      >
        {t('cafe.directions')}
      </ActionBarButton>
      <ButtonLink
        to={paths.checkIn.href()}
        state={{ from: cafe.id }}
        icon={QrCode}
        size="hero"
        className="grow-[6]"
      >
        {t('cafe.showQr')}
      </ButtonLink>
    </ActionBar>
  )
}

/** The amenities of every café page (spec §2). */
const listedAmenities: Amenity[] = ['wifi', 'sockets', 'quiet', 'ac']

/** A café's amenities; missing ones are struck out. A partner may have listed none. */
function AmenityStrip({ offered }: { offered: readonly Amenity[] }) {
  const { t } = useTranslation()
  if (offered.length === 0) return null
  return (
    <ul
      aria-label={t('cafe.amenities')}
      className="mt-5 grid grid-cols-4 gap-px border-y border-rule bg-rule text-center @max-[19rem]:grid-cols-2"
    >
      {listedAmenities.map((amenity) => {
        const Icon = amenityIcons[amenity]
        const missing = !offered.includes(amenity)
        return (
          <li
            key={amenity}
            className="flex flex-col items-center gap-2 bg-milk px-0.5 py-4 text-meta"
          >
            <Icon size={22} className={missing ? 'text-ink-3 opacity-55' : 'text-acc'} />
            <span className={missing ? 'text-ink-3 line-through' : 'font-mid'}>
              {t(`cafes.amenities.${amenity}`)}
            </span>
            {missing && <span className="sr-only">{`(${t('cafe.missing')})`}</span>}
          </li>
        )
      })}
    </ul>
  )
}
