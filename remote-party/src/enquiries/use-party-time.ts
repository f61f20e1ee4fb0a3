import { useTranslation } from '@baithak/platform'
import { formatDate } from '@baithak/shared/format'
import type { PartyEnquiry } from '@baithak/shared/storage'
import { timeRange } from '../time-range'

/** '12 Dec 2026, 7:00 – 11:00 PM', without what an enquiry leaves open. */
export function usePartyTime() {
  const { i18n } = useTranslation('party')
  return ({ date, timeFrom, timeTo }: Pick<PartyEnquiry, 'date' | 'timeFrom' | 'timeTo'>) =>
    [formatDate(date, i18n.language), timeRange(timeFrom, timeTo)].filter(Boolean).join(', ')
}
