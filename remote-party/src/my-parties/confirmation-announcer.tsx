import { useTranslation } from '@baithak/platform'
import { formatCount } from '@baithak/shared/format'
import type { PartyEnquiry } from '@baithak/shared/storage'
import { useState } from 'react'
import { useVenueName } from '../model/use-venue-name'
import { newlyConfirmed } from './enquiry-status'
import { useConfirmations } from './use-simulated-confirmations'

/** Of more confirmations at once a listener hears how many more there are. */
const mostNamed = 3

/** The venues' answers to all enquiries, and the news of them for screen readers. */
export function Confirmations({ enquiries }: { enquiries: readonly PartyEnquiry[] }) {
  const { t } = useTranslation('party')
  const venueName = useVenueName()
  useConfirmations(enquiries)
  const [{ known, news }, setNews] = useState({ known: enquiries, news: [] as PartyEnquiry[] })
  if (known !== enquiries) setNews({ known: enquiries, news: newlyConfirmed(known, enquiries) })

  const names = news.slice(0, mostNamed).map(({ venueName: stored }) => venueName(stored))
  if (news.length > mostNamed) names.push(`+${formatCount(news.length - mostNamed)}`)
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
