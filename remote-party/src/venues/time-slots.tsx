import { useTranslation } from '@baithak/platform'
import { Chip, SectionHeading } from '@baithak/ui'
import { formatTimeRange } from '../model/format-time-range'
import type { PartyDraft } from '../model/party-draft'

/** Times as in a time field: '19:00'. */
interface TimeSlot {
  from: string
  to: string
}

const eveningSlot: TimeSlot = { from: '19:00', to: '22:00' }

/** The same for every venue. */
const timeSlots: readonly TimeSlot[] = [
  { from: '12:00', to: '15:00' },
  { from: '16:00', to: '19:00' },
  eveningSlot,
  { from: '21:00', to: '00:00' },
]

/** The slot that the draft has for this venue, else the evening. */
export const slotOfDraft = (id: string, { venueId, timeFrom, timeTo }: PartyDraft): TimeSlot =>
  timeSlots.find(({ from, to }) => venueId === id && from === timeFrom && to === timeTo) ??
  eveningSlot

interface TimeSlotsProps {
  value: TimeSlot
  onChange: (slot: TimeSlot) => void
}

export function TimeSlots({ value, onChange }: TimeSlotsProps) {
  const { t } = useTranslation('party')
  return (
    <section className="mt-5" aria-label={t('venue.timeSlots')}>
      <SectionHeading>{t('venue.timeSlots')}</SectionHeading>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-2">
        {timeSlots.map((slot) => (
          <Chip
            key={slot.from}
            selected={slot === value}
            className="tabular font-label"
            onClick={() => onChange(slot)}
          >
            {formatTimeRange(slot.from, slot.to)}
          </Chip>
        ))}
      </div>
    </section>
  )
}
