import { useTranslation } from '@baithak/platform'
import { Chip, SectionHeading } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { formatHours } from '../components/enquiry-time'
import { addOns, packages } from '../model/offers'
import type { PartyDraft } from '../model/party-draft'
import { eveningSlot, type TimeSlot, timeSlots } from '../samples/sample-venues'

/** Packages and add-ons with their prices. */
export function OfferList({ pricePerHead }: { pricePerHead: number }) {
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
export const chosenSlot = (id: string, { venueId, timeFrom, timeTo }: PartyDraft): TimeSlot =>
  timeSlots.find(({ from, to }) => venueId === id && from === timeFrom && to === timeTo) ??
  eveningSlot

export function TimeSlots(props: { value: TimeSlot; onValueChange: (slot: TimeSlot) => void }) {
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
