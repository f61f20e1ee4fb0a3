import { useTranslation } from '@baithak/platform'
import type { PartyEnquiry } from '@baithak/shared/storage'
import { useState } from 'react'
import { useVenueName } from '../venues/use-venue-name'
import { newlyConfirmed } from './enquiry-rules'
import { useConfirmations } from './use-confirmations'

/** More confirmations at once than a listener can follow are told by their number. */
const mostNamed = 3

/** The venues' answers to all enquiries, and the news of them for screen readers. */
export function Confirmations({ enquiries }: { enquiries: readonly PartyEnquiry[] }) {
  const { t } = useTranslation('party')
  const venueName = useVenueName()
  useConfirmations(enquiries)
  const [{ known, news }, setNews] = useState({ known: enquiries, news: [] as PartyEnquiry[] })
  if (known !== enquiries) setNews({ known: enquiries, news: newlyConfirmed(known, enquiries) })

  const status = t('parties.status.Confirmed - Pay Now')
  return (
    <p role="status" className="sr-only">
      {news.length > mostNamed
        ? t('parties.newsOfMany', { count: news.length, status })
        : news
            .map(({ venueName: venue }) => t('parties.news', { venue: venueName(venue), status }))
            .join(', ')}
    </p>
  )
}
