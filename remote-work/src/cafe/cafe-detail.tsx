import type { Amenity } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import {
  ActionBar,
  ActionBarButton,
  amenityIcons,
  Badge,
  ButtonLink,
  Gallery,
  Metadata,
  PictureScreen,
} from '@baithak/ui'
import { Calendar, Clock, Laptop, Navigation, QrCode } from 'lucide-react'
import { CafeImage, CafeRating, Occupancy } from '../components/cafe-parts'
import type { Cafe } from '../model/cafe'
import { useCafeLabels } from '../model/use-cafes'
import { useNotImplemented } from '../model/use-not-implemented'
import { paths } from '../paths'
import { CafeEvents } from './cafe-events'
import { CafeReviews } from './cafe-reviews'
import { GoldVisit } from './gold-visit'

/** Section 9. */
const maxImages = 5

/** A café with its images, facts, events and reviews. */
export function CafeDetail({ cafe }: { cafe: Cafe }) {
  const { t } = useTranslation()
  const { name, area, distance, walk } = useCafeLabels(cafe)
  const { sampleId } = cafe
  const description = cafe.description || (sampleId ? t(`${sampleId}.description`) : '')
  const images = cafe.images.slice(0, maxImages)
  const labelOf = (number: number) => t('cafe.image', { number, count: images.length })
  return (
    <PictureScreen
      title={name}
      fallback={paths.explore.href()}
      actionBar={<CafeDock cafe={cafe} />}
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
        {cafe.passType && (
          <Badge variant={cafe.passType} className="mt-2 shrink-0">
            {t(`cafes.tier.${cafe.passType}`)}
          </Badge>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1.5 text-body-2 text-ink-2 tabular wrap-anywhere empty:hidden">
        <CafeRating value={cafe.rating} className="text-ink" />
        {(distance || walk || area) && (
          <Metadata>
            {distance}
            {walk}
            {area}
          </Metadata>
        )}
      </p>
      <p className="pt-2 empty:hidden">
        <Occupancy cafe={cafe} />
      </p>
      <GoldVisit cafe={cafe} />
      <ul className="flex flex-wrap gap-x-7 gap-y-2 pt-4 text-body-2">
        <li className="inline-flex items-center gap-2.5">
          <Clock size={18} />
          <span>{t('cafe.hours')}</span>
        </li>
        <li className="inline-flex items-center gap-2.5">
          <Laptop size={18} />
          <span>{t('cafe.kind')}</span>
        </li>
      </ul>
      <AmenityStrip offered={cafe.amenities} />
      {description && (
        <p className="pt-5 text-body-2 text-ink-2 wrap-anywhere whitespace-pre-line">
          {description}
        </p>
      )}
      <CafeEvents cafe={cafe} />
      <CafeReviews cafe={cafe} />
    </PictureScreen>
  )
}

/** The actions at a café. Only the QR code is implemented. */
function CafeDock({ cafe }: { cafe: Cafe }) {
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

/** The amenities of every café page (section 2). */
const listedAmenities: Amenity[] = ['wifi', 'sockets', 'quiet', 'ac']

/** A café's amenities; missing ones are struck out. A partner may have listed none. */
function AmenityStrip({ offered }: { offered: readonly Amenity[] }) {
  const { t } = useTranslation()
  if (offered.length === 0) return null
  return (
    <ul
      aria-label={t('cafe.amenities')}
      className="mt-5 grid grid-cols-4 border-y border-rule text-center @max-[19rem]:grid-cols-2"
    >
      {listedAmenities.map((amenity) => {
        const Icon = amenityIcons[amenity]
        const missing = !offered.includes(amenity)
        return (
          <li
            key={amenity}
            className={`flex flex-col items-center gap-2 border-l border-rule px-0.5 py-4 first:border-l-0 @max-[19rem]:odd:border-l-0 @max-[19rem]:nth-3:border-t @max-[19rem]:nth-4:border-t ${missing ? 'text-ink-3' : ''}`}
          >
            <Icon size={22} className={missing ? 'opacity-55' : 'text-acc'} />
            <span className={`text-meta ${missing ? 'line-through' : 'font-mid'}`}>
              {t(`cafes.amenities.${amenity}`)}
            </span>
            {missing && <span className="sr-only">{`(${t('cafe.missing')})`}</span>}
          </li>
        )
      })}
    </ul>
  )
}
