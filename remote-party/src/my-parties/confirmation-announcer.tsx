import { useTranslation } from '@baithak/platform'
import { formatCount } from '@baithak/ui/format'
import { useState } from 'react'
import type { PartyEnquiry } from '../model/party-enquiry'
import { useTranslateVenueName } from '../model/use-translate-venue-name'
import { newlyConfirmed } from './enquiry-status'

/** Further venues that confirm at the same time are announced as a number. */
const maxNames = 3

/** Announces confirmed enquiries to screen readers. */
export function ConfirmationAnnouncer({ enquiries }: { enquiries: readonly PartyEnquiry[] }) {
  const { t } = useTranslation('party')
  const translateVenueName = useTranslateVenueName()
  const [{ previous, confirmed }, setState] = useState({
    previous: enquiries,
    confirmed: [] as PartyEnquiry[],
  })
  if (previous !== enquiries)
    setState({ previous: enquiries, confirmed: newlyConfirmed(previous, enquiries) })

  const names = confirmed.slice(0, maxNames).map(({ venueName }) => translateVenueName(venueName))
  if (confirmed.length > maxNames) names.push(`+${formatCount(confirmed.length - maxNames)}`)
  return (
    <p role="status" className="sr-only">
      {names.length > 0 &&
        t('parties.news', {
          venue: names.join(', '),
          status: t('parties.status.Confirmed - Pay Now'),
        })}
    </p>
  )
}
