import { useTranslation } from '@baithak/platform'
import { ImageWithFallback, LongList } from '@baithak/ui'
import { formatCount, formatRupees } from '@baithak/ui/format'
import { addOns, packages } from '../model/offers'
import type { PartyEnquiry } from '../model/party-enquiry'
import { storedVenue } from '../model/stored-venue'
import { EnquiryTime } from './enquiry-time'

export function Receipt({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t } = useTranslation()
  const venue = storedVenue(enquiry.venueName, t)
  const translateOffer = useTranslateOffer()
  const { guests, packagePrice, addOns, totalPrice, status } = enquiry
  const guestCount = formatCount(guests)
  const packageName = translateOffer(enquiry.package) || t('ticket.party')
  const addOnTotal = addOns.reduce((sum, { price }) => sum + price, 0)
  const lines = [
    {
      name: [packageName, packagePrice > 0 && `${guestCount} × ${formatRupees(packagePrice)}`]
        .filter(Boolean)
        .join(', '),
      // The enquiry may have no price per guest: then the package costs what the add-ons leave of the total.
      price: guests * packagePrice || Math.max(0, totalPrice - addOnTotal),
    },
    ...addOns.map(({ name, price }) => ({ name: translateOffer(name), price })),
  ]
  return (
    <div className="drop-shadow-[0_10px_18px_#361e101f]">
      <div className="receipt paper px-5 py-6">
        <div className="flex items-center gap-4 pb-4 narrow:flex-wrap">
          <ImageWithFallback src={venue.image} className="h-14 w-16 shrink-0 rounded-chip" />
          <div className="min-w-0">
            <h2 className="text-h3 break-words">{venue.name}</h2>
            <EnquiryTime enquiry={enquiry} />
          </div>
        </div>
        <div className="overflow-hidden border-y border-rule py-3">
          <dl className="-ml-3 flex flex-wrap gap-y-2">
            {[
              [t('wizard.guests'), guestCount],
              [t('wizard.type'), t(`types.${enquiry.type}`)],
              [t('wizard.package'), packageName],
            ].map(([name, value]) => (
              <div key={name} className="min-w-0 flex-auto border-l border-rule px-3">
                <dt className="text-meta text-ink-2">{name}</dt>
                <dd className="tabular text-body font-heading break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <LongList
          as="dl"
          rows={lines}
          // A stored enquiry may contain the same add-on twice.
          keyOf={(_, index) => index}
          className="flex flex-col gap-2 py-4 text-body-2"
          rowProps={{ className: 'flex flex-wrap items-baseline gap-x-2' }}
        >
          {({ name, price }) => (
            <>
              <dt className="flex min-w-[min(6rem,100%)] flex-1 items-baseline gap-2 after:min-w-4 after:flex-1 after:border-b after:border-dotted after:border-rule-2">
                <span className="min-w-0 break-words">{name}</span>
              </dt>
              <dd className="tabular ml-auto min-w-0 text-right font-heading wrap-anywhere">
                {formatRupees(price)}
              </dd>
            </>
          )}
        </LongList>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t-2 border-ink pt-3">
          <span className="text-h3">
            {t(status === 'Paid & Booked' ? 'parties.totalPaid' : 'wizard.total')}
          </span>
          <b className="tabular min-w-0 text-price wrap-anywhere">{formatRupees(totalPrice)}</b>
        </p>
      </div>
    </div>
  )
}

/** Returns a function that translates the stored name of a package or an add-on; other names stay as stored. */
function useTranslateOffer() {
  const { t } = useTranslation()
  return (storedName: string): string => {
    const offered = packages.find(({ name }) => name === storedName)
    if (offered) return t(`offers.packages.${offered.id}.name`)
    const addOn = addOns.find(({ name }) => name === storedName)
    return addOn ? t(`offers.addOns.${addOn.id}`) : storedName
  }
}
