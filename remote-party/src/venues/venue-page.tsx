import { Navigate, useHost, useNavigate, useParams, useTranslation } from '@baithak/platform'
import {
  ActionBar,
  Button,
  Chip,
  Fact,
  Gallery,
  ImageWithFallback,
  PictureScreen,
  placeholderToast,
  Rating,
  SectionHeading,
} from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { MapPin, Users } from 'lucide-react'
import { useState } from 'react'
import { formatHours } from '../components/enquiry-time'
import { addOns, packages } from '../model/offers'
import { type PartyDraft, usePartyDraft } from '../model/party-draft'
import { venueTexts } from '../model/venue-texts'
import { paths } from '../paths'
import {
  eveningSlot,
  type TimeSlot,
  timeSlots,
  type Venue,
  venueById,
} from '../samples/sample-venues'
import { sceneUrl } from '../samples/scene-images'

/** One venue with its photos, offers and time slots. An unknown one leads to the list. */
export function VenuePage() {
  const { id = '' } = useParams()
  const venue = venueById(id)
  return venue ? (
    <VenueDetails key={id} venue={venue} />
  ) : (
    <Navigate to={paths.venues.path} replace />
  )
}

function VenueDetails({ venue }: { venue: Venue }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { toast } = useHost()
  const { name, location, description } = venueTexts(venue, t)
  const { draft, change } = usePartyDraft()
  // The draft keeps the slot for a visitor who comes back from the wizard.
  const [slot, setSlot] = useState(() => chosenSlot(venue.id, draft))
  const photos = [venue.image, ...venue.photos]

  function reserve() {
    const saved = change({ venueId: venue.id, timeFrom: slot.from, timeTo: slot.to })
    if (saved.ok) navigate(paths.create.path)
  }

  return (
    <PictureScreen
      title={name}
      fallback={paths.venues.path}
      actionBar={
        <ActionBar>
          <Button
            variant="secondary"
            className="grow"
            onClick={() =>
              toast(placeholderToast(t('common.notImplemented'), t('venue.requestQuoteText')))
            }
          >
            {t('venue.requestQuote')}
          </Button>
          <Button className="grow-2" onClick={reserve}>
            {t('venue.reserve')}
          </Button>
        </ActionBar>
      }
      favourite={{ kind: 'venues', id: venue.id, label: t('venue.favourite', { name }) }}
      picture={
        <Gallery
          label={t('venue.photos', { name })}
          labelOf={(number) => t('venue.showPhoto', { number, count: photos.length })}
          images={photos.map((photo, index) => (
            <ImageWithFallback
              key={photo}
              src={sceneUrl(photo)}
              alt={t('venue.photo', { name, number: index + 1, count: photos.length })}
              eager={index === 0}
              className="h-[290px] short:h-full"
            />
          ))}
        />
      }
    >
      <h1 className="font-display text-display-2 text-balance">{name}</h1>
      <p className="mt-1.5 flex items-center gap-2">
        <Rating rating={venue.rating} size={18} />
        <span className="tabular text-body-2 text-ink-2">
          {t('venue.reviews', { count: venue.reviews })}
        </span>
      </p>
      <p className="tabular mt-3 flex flex-wrap gap-x-5 gap-y-1 text-body-2">
        <Fact icon={MapPin}>{location}</Fact>
        <Fact icon={Users}>{t('venues.upTo', { count: venue.capacity })}</Fact>
      </p>
      <p className="mt-3 text-body-2 text-ink-2">{description}</p>
      <OfferList pricePerHead={venue.price_per_head} />
      <TimeSlots value={slot} onValueChange={setSlot} />
    </PictureScreen>
  )
}

/** Packages and add-ons with their prices. */
function OfferList({ pricePerHead }: { pricePerHead: number }) {
  const { t } = useTranslation()
  return (
    <>
      <section className="mt-5">
        <SectionHeading>{t('venue.packages')}</SectionHeading>
        <p className="tabular mb-2 text-meta text-ink-2">
          {t('venue.perHead', { price: formatRupees(pricePerHead) })}
        </p>
        <ul className="-mt-1.5">
          {packages.map(({ id, price }) => (
            <li
              key={id}
              className="flex list-none items-start justify-between gap-4 narrow:flex-wrap border-b border-rule py-3 last:border-b-0"
            >
              <div className="min-w-0">
                <h3 className="text-h3">{t(`offers.packages.${id}.name`)}</h3>
                <p className="text-body-2 text-ink-2">{t(`offers.packages.${id}.details`)}</p>
              </div>
              <p className="shrink-0 text-right">
                <b className="tabular block text-h3 font-figure">{formatRupees(price)}</b>
                <span className="text-meta text-ink-2">{t('common.perPerson')}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-5">
        <SectionHeading>{t('venue.addOns')}</SectionHeading>
        <ul className="-mt-1.5">
          {addOns.map(({ id, price, icon: Icon }) => (
            <li
              key={id}
              className="flex min-h-15 items-center gap-3.5 border-b border-rule py-2.5 text-body last:border-b-0 narrow:flex-wrap"
            >
              <Icon size={22} className="shrink-0 text-acc" />
              <span className="min-w-0 flex-1 font-label narrow:min-w-20">
                {t(`offers.addOns.${id}`)}
              </span>
              <b className="tabular font-heading">{formatRupees(price)}</b>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** Returns the slot of the draft for this venue, else the evening. */
const chosenSlot = (id: string, { venueId, timeFrom, timeTo }: PartyDraft): TimeSlot =>
  timeSlots.find(({ from, to }) => venueId === id && from === timeFrom && to === timeTo) ??
  eveningSlot

function TimeSlots(props: { value: TimeSlot; onValueChange: (slot: TimeSlot) => void }) {
  const { t } = useTranslation()
  return (
    <section className="mt-5" aria-label={t('venue.timeSlots')}>
      <SectionHeading>{t('venue.timeSlots')}</SectionHeading>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-2">
        {timeSlots.map((slot) => (
          <Chip
            key={slot.from}
            selected={slot === props.value}
            className="tabular font-label!"
            onClick={() => props.onValueChange(slot)}
          >
            {formatHours({ timeFrom: slot.from, timeTo: slot.to }, t)}
          </Chip>
        ))}
      </div>
    </section>
  )
}
