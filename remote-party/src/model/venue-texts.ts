import type { TFunction } from 'i18next'
import type { Venue } from '../samples/sample-venues'

/** A venue's texts in the visitor's language. */
export const venueTexts = ({ id, name, location }: Venue, t: TFunction<'party'>) => ({
  name: t(`${id}.name`, name),
  location: t(`${id}.area`, location),
  description: t(`venues.descriptions.${id}`),
})
