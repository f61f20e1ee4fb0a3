import { Link, useNavigate, useParams, useTranslation } from '@baithak/platform'
import emptyVenues from '@baithak/shared/art/empty-venues.svg'
import { useHost } from '@baithak/shared/contract'
import {
  Button,
  buttonVariants,
  Chip,
  Dock,
  EmptyState,
  Screen,
  SectionHeading,
  Stars,
} from '@baithak/shared/ui'
import { useState } from 'react'
import { BackOnPicture } from '../back-on-picture'
import { type PartyDraft, partyDraftRecord } from '../enquiries/party-draft'
import { paths } from '../paths'
import { timeRange } from '../time-range'
import { useNotImplemented } from '../use-not-implemented'
import { OfferList } from './offer-list'
import { PhotoGallery } from './photo-gallery'
import { venueById } from './sample-venues'
import { eveningSlot, slotOf, timeSlots } from './time-slots'
import { useVenueWords } from './use-venue-words'
import type { Venue } from './venue'

/** One venue: what it looks like, serves and costs, and the way to a party there. */
export function VenuePage() {
  const { id = '' } = useParams()
  const venue = venueById(id)
  return venue ? <KnownVenue key={id} venue={venue} /> : <UnknownVenue />
}

function KnownVenue({ venue }: { venue: Venue }) {
  const { t } = useTranslation('party')
  const { storage } = useHost()
  const navigate = useNavigate()
  const notImplemented = useNotImplemented()
  const { name, description } = useVenueWords()(venue)
  const record = storage.draft(partyDraftRecord)
  const [slot, setSlot] = useState(() => slotReservedAt(venue, record.getState()))

  function reserve() {
    const carried = record.write((draft) => ({
      ...draft,
      venueId: venue.id,
      timeFrom: slot.from,
      timeTo: slot.to,
    }))
    if (carried.ok) navigate(paths.create.path)
  }

  return (
    <Screen
      title={name}
      heading="own"
      className="relative"
      dock={
        <Dock>
          <Button
            variant="secondary"
            className="grow"
            onClick={() => notImplemented('venue.requestQuoteText')}
          >
            {t('venue.requestQuote')}
          </Button>
          <Button className="grow-2" onClick={reserve}>
            {t('venue.reserve')}
          </Button>
        </Dock>
      }
    >
      <BackOnPicture to={paths.venues.path} />
      <PhotoGallery name={name} photos={[venue.image, ...venue.photos]} />
      <div className="px-5 pt-5">
        <h1 className="font-display text-display-2 text-balance">{name}</h1>
        <p className="mt-1.5 flex items-center gap-2">
          <Stars
            rating={venue.rating}
            size={18}
            label={t('common.rating', { rating: venue.rating.toFixed(1) })}
          />
          <span className="tabular text-body-2 text-ink-2">
            {t('venue.reviews', { count: venue.reviews })}
          </span>
        </p>
        <p className="mt-3 text-body-2 text-ink-2">{description}</p>
        <OfferList />
        <section className="mt-5" aria-label={t('venue.timeSlots')}>
          <SectionHeading>{t('venue.timeSlots')}</SectionHeading>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-2">
            {timeSlots.map((each) => (
              <Chip
                key={each.from}
                selected={each === slot}
                className="tabular font-label"
                onClick={() => setSlot(each)}
              >
                {timeRange(each.from, each.to)}
              </Chip>
            ))}
          </div>
        </section>
      </div>
    </Screen>
  )
}

/** Who comes back from the wizard finds the slot that was taken there. */
const slotReservedAt = ({ id }: Venue, { venueId, timeFrom, timeTo }: PartyDraft) =>
  venueId === id ? slotOf({ from: timeFrom, to: timeTo }) : eveningSlot

function UnknownVenue() {
  const { t } = useTranslation('party')
  return (
    <Screen title={t('venue.unknown')} heading="own" className="relative">
      <BackOnPicture to={paths.venues.path} />
      <EmptyState
        as="h1"
        className="pt-20"
        picture={emptyVenues}
        title={t('venue.unknown')}
        text={t('venue.unknownText')}
        action={
          <Link
            to={paths.venues.path}
            replace
            className={buttonVariants({ variant: 'tonal', size: 'md' })}
          >
            {t('venues.title').replace('\n', ' ')}
          </Link>
        }
      />
    </Screen>
  )
}
