import { useTranslation } from '@baithak/platform'
import { NumberField, OptionCard } from '@baithak/ui'
import table from '@baithak/ui/art/party-table.svg'
import { maxGuests } from '../model/offers'
import { usePartyDraft } from '../model/party-draft'
import { partyTypes } from '../model/party-enquiry'
import { venueTexts } from '../model/venue-texts'

/** The smallest number of guests that needs a wider input. */
const wideInputFrom = 10_000

/** Step 2: the number of guests, whether the venue holds them, and whether the party is private. */
export function StepGuests() {
  const { t } = useTranslation()
  const { draft, venue, change } = usePartyDraft()
  return (
    <>
      <div className="short:flex short:items-center short:*:flex-1">
        <GuestTable guests={draft.guests} />
        <div className="mt-4 flex flex-col items-center gap-2">
          <p aria-hidden className="text-meta font-label">
            {t('wizard.guests')}
          </p>
          <NumberField
            label={t('wizard.guests')}
            className={draft.guests >= wideInputFrom ? '[&_input]:min-w-30' : ''}
            value={draft.guests}
            min={1}
            max={maxGuests}
            decreaseLabel={t('wizard.fewerGuests')}
            increaseLabel={t('wizard.moreGuests')}
            onValueChange={(guests) => change({ guests })}
          />
          <p role="status" className="max-w-80 text-center text-meta text-ink-2">
            {draft.guests > venue.capacity &&
              t('wizard.overCapacity', { venue: venueTexts(venue, t).name, count: venue.capacity })}
          </p>
        </div>
      </div>
      <fieldset className="mt-5 min-w-0">
        <legend className="mb-2 text-meta font-label">{t('wizard.type')}</legend>
        <div className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
          {partyTypes.map((type) => (
            <OptionCard
              key={type}
              type="radio"
              name="type"
              label={t(`types.${type}`)}
              checked={draft.type === type}
              onChange={() => change({ type })}
            >
              {t(`types.${type}Text`)}
            </OptionCard>
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** Positions are in the units of the view box. */
const tableCenterX = 175
const tableLength = 300
const maxChairSpacing = 30
/** More chairs would overlap. */
const maxChairs = 12

/** A table with a chair and a plate for each guest, up to twelve. */
function GuestTable({ guests }: { guests: number }) {
  const count = chairCount(guests)
  const spacing = Math.min(maxChairSpacing, tableLength / count)
  const chairXs = Array.from(
    { length: count },
    (_, index) => tableCenterX + (index - (count - 1) / 2) * spacing,
  )
  return (
    <svg viewBox="0 0 350 188" aria-hidden="true" className="mx-auto block w-full max-w-[400px]">
      <image href={table} width="350" height="188" />
      {chairXs.map((x) => (
        <g key={x} transform={`translate(${x})`} fill="none" stroke="#6b3a1f">
          <path strokeWidth="3.4" d="M-10 128c-4-30 5-34 10-34s14 4 10 34" />
          <path strokeWidth="2" d="M-5 128c-2-20 2-24 5-24s7 4 5 24" />
        </g>
      ))}
      {chairXs.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <ellipse cy="127.5" rx="10.5" ry="2.6" fill="#d2a148" />
          <ellipse cy="126.6" rx="8" ry="1.7" fill="#f0d390" />
        </g>
      ))}
    </svg>
  )
}

export const chairCount = (guests: number): number => Math.min(Math.max(guests, 1), maxChairs)
