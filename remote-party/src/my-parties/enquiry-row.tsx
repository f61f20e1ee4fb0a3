import { Link, useTranslation } from '@baithak/platform'
import { ImageWithFallback } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { detailsUrl } from '../model/details-url'
import { EnquiryTime } from '../model/enquiry-time'
import type { PartyEnquiry } from '../model/party-enquiry'
import { venueByName } from '../model/sample-venues'
import { sceneImageOf } from '../model/scene-images'
import { useTranslateVenueName } from '../model/use-translate-venue-name'
import { EnquiryAction } from './enquiry-action'
import { StatusBadge } from './status-badge'

/** An enquiry in the list. The whole row but its action is a link to the details. */
export function EnquiryRow({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t } = useTranslation('party')
  const name = useTranslateVenueName()(enquiry.venueName)
  const { guests, type, status, totalPrice } = enquiry
  return (
    <>
      <div className="flex gap-4 @max-[16rem]:flex-col">
        <ImageWithFallback
          src={sceneImageOf(venueByName(enquiry.venueName)?.image ?? '')}
          className="h-21 w-19 shrink-0 rounded-chip"
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="min-w-0 text-h3 break-words">
              <Link
                to={detailsUrl(enquiry.id)}
                className="no-underline after:absolute after:inset-0"
              >
                {name}
              </Link>
            </h3>
            <b className="tabular min-w-0 text-h3 font-figure wrap-anywhere">
              {formatRupees(totalPrice)}
            </b>
          </div>
          <EnquiryTime enquiry={enquiry} />
          <p className="tabular text-body-2 text-ink-2">
            {`${t('parties.guests', { count: guests })}, ${t(`types.${type}`)}`}
          </p>
        </div>
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <StatusBadge key={status} status={status} />
        <span className="relative ml-auto min-w-0">
          <EnquiryAction enquiry={enquiry} />
        </span>
      </div>
    </>
  )
}
