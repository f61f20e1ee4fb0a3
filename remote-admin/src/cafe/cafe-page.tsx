import type { Amenity } from '@baithak/domain'
import { useParams, useTranslation } from '@baithak/platform'
import { amenityIcons, Badge, Fact, Notice } from '@baithak/ui'
import { PartnerHeading, PartnerScreen } from '../components/partner-screen'
import { StatusBadge } from '../components/status-badge'
import { cafeNameOf } from '../model/admin-cafe'
import { useCafes } from '../model/use-cafes'
import { CafeDialog } from '../new-cafe/cafe-dialog'
import { CafeFacts, CafeGallery } from './cafe-details'
import { CheckInsPanel } from './check-ins-panel'
import { PromoteButton, PromotedUntil } from './promote-button'

/** A café's check-ins, images and facts. */
export function CafePage() {
  const { t } = useTranslation()
  const { id } = useParams()
  const cafe = useCafes().find((known) => known.id === id)

  // A missing café shows 'Loading...' (spec §2).
  if (!cafe)
    return (
      <PartnerScreen title={t('title')}>
        <h1 className="sr-only">{t('title')}</h1>
        <p role="status" className="grid flex-1 place-items-center p-5 text-body text-ink-2">
          {t('cafe.loading')}
        </p>
      </PartnerScreen>
    )

  const name = cafeNameOf(cafe, t)
  return (
    <PartnerScreen title={`${name} · ${t('title')}`}>
      <PartnerHeading title={name}>
        <div className="flex gap-2.5">
          {cafe.category && <Badge variant={cafe.category}>{t(`tier.${cafe.category}`)}</Badge>}
          {cafe.status && <StatusBadge status={cafe.status} />}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-md:w-full md:ml-auto print:hidden">
          {cafe.status === 'Pending' ? (
            <p className="text-body-2 text-ink-2">{t('edit.pending')}</p>
          ) : (
            <CafeDialog key={cafe.id} cafe={cafe} />
          )}
          <PromoteButton cafe={cafe} />
        </div>
        <PromotedUntil cafeId={cafe.id} />
      </PartnerHeading>
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[62fr_38fr]">
        <div className="min-w-0">
          <CafeGallery images={cafe.images} name={name} />
          {cafe.description && (
            <p className="mt-5 max-w-[64ch] text-body wrap-anywhere">{cafe.description}</p>
          )}
          <h2 className="mt-6 mb-3 text-h2">{t('cafe.amenities')}</h2>
          <AmenityList amenities={cafe.amenities} />
        </div>
        <div className="min-w-0">
          {cafe.checkIns > 0 ? (
            <CheckInsPanel cafe={cafe} />
          ) : (
            <Notice variant="neutral">
              {t(cafe.status === 'Pending' ? 'cafe.first.pending' : 'cafe.first.text')}
            </Notice>
          )}
          <h2 className="sr-only">{t('cafe.details')}</h2>
          <div className="mt-2">
            <CafeFacts cafe={cafe} />
          </div>
        </div>
      </div>
    </PartnerScreen>
  )
}

/** A café's amenities with icons. */
function AmenityList({ amenities }: { amenities: readonly Amenity[] }) {
  const { t } = useTranslation()
  if (amenities.length === 0)
    return <p className="text-body-2 text-ink-2">{t('cafe.noAmenities')}</p>
  return (
    <ul className="flex flex-wrap gap-x-7 gap-y-3">
      {amenities.map((amenity) => (
        <li key={amenity}>
          <Fact icon={amenityIcons[amenity]} className="text-body font-mid [&>svg]:text-acc">
            {t(`amenities.${amenity}`)}
          </Fact>
        </li>
      ))}
    </ul>
  )
}
