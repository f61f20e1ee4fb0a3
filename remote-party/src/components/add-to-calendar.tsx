import { useTranslation } from '@baithak/platform'
import { CalendarButton } from '@baithak/ui'
import type { ComponentProps } from 'react'
import { type PartyTimes, partyEvent } from '../model/party-enquiry'
import { storedVenue } from '../model/stored-venue'

interface AddToCalendarProps
  extends Omit<ComponentProps<typeof CalendarButton>, 'event' | 'label'> {
  party: PartyTimes & { id: string; venueName: string }
}

/** Hands a party to the device's calendar. Renders nothing without a date and both times. */
export function AddToCalendar({ party, ...props }: AddToCalendarProps) {
  const { t } = useTranslation()
  const { name: venue, location } = storedVenue(party.venueName, t)
  const event = partyEvent(party, {
    title: t('parties.eventTitle', { venue }),
    location: [venue, location].filter(Boolean).join(', '),
  })
  return event && <CalendarButton {...props} event={event} label={t('common.addToCalendar')} />
}
