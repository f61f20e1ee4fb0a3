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
        <img
          src={table}
          alt=""
          width={350}
          height={188}
          className="mx-auto block h-auto w-full max-w-[400px]"
        />
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
