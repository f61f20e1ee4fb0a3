import { Navigate, useHost, useNavigate, useParams, useTranslation } from '@baithak/platform'
import {
  ActionBar,
  Button,
  Fact,
  Gallery,
  ImageWithFallback,
  PictureScreen,
  placeholderToast,
  Rating,
} from '@baithak/ui'
import { MapPin, Users } from 'lucide-react'
import { useState } from 'react'
import { usePartyDraft } from '../model/party-draft'
import { venueTexts } from '../model/venue-texts'
import { paths } from '../paths'
import { type Venue, venueById } from '../samples/sample-venues'
import { sceneUrl } from '../samples/scene-images'
import { chosenSlot, OfferList, TimeSlots } from './venue-offers'

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
