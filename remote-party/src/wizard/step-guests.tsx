import { useTranslation } from '@baithak/platform'
import { NumberField, Radio } from '@baithak/ui'
import { Lock, Users } from 'lucide-react'
import { useId } from 'react'
import { usePartyDraft } from '../model/party-draft'
import { partyTypes } from '../model/party-enquiry'
import { venueTexts } from '../model/venue-texts'
import { GuestTable, maxGuests, minGuests } from './guest-table'

const icons = { Private: Lock, Public: Users }

/** The smallest number of guests that needs a wider input. */
const wideInputFrom = 10_000

/** Step 2: the number of guests, whether the venue holds them, and whether the party is private. */
export function StepGuests() {
  const { t } = useTranslation()
  const { draft, venue, change } = usePartyDraft()
  const id = useId()
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
            min={minGuests}
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
          {partyTypes.map((type) => {
            const Icon = icons[type]
            return (
              <label
                key={type}
                htmlFor={`${id}-${type}`}
                className="rounded-panel p-3.5 shadow-hairline forced-colors:border has-checked:bg-acc-tint has-checked:shadow-chosen outline-within *:has-focus-visible:outline-none"
              >
                <span className="mb-3 flex items-start justify-between">
                  <Icon size={24} />
                  <Radio
                    id={`${id}-${type}`}
                    name={`${id}-type`}
                    checked={draft.type === type}
                    aria-labelledby={`${id}-${type}-name`}
                    aria-describedby={`${id}-${type}-text`}
                    onChange={() => change({ type })}
                  />
                </span>
                <span id={`${id}-${type}-name`} className="block text-h3">
                  {t(`types.${type}`)}
                </span>
                <span id={`${id}-${type}-text`} className="block text-meta text-ink-2">
                  {t(`types.${type}Text`)}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
    </>
  )
}
