import { useTranslation } from '@baithak/platform'
import { Stepper } from '@baithak/ui'
import { useTranslateVenue } from '../model/use-translate-venue'
import type { Venue } from '../model/venue'
import { maxGuests, minGuests } from './guest-limits'
import { usePartyDraft } from './use-party-draft'

/** From this number on the stepper needs a wider input. */
const wideInputFrom = 10_000

/** The number of guests, and whether the venue holds them. */
export function GuestStepper({ venue }: { venue: Venue }) {
  const { t } = useTranslation('party')
  const { draft, change } = usePartyDraft()
  const { name } = useTranslateVenue()(venue)
  return (
    <div className="flex flex-col items-center gap-2">
      <p aria-hidden className="text-meta font-label">
        {t('wizard.guests')}
      </p>
      <Stepper
        label={t('wizard.guests')}
        className={draft.guests >= wideInputFrom ? '[&_input]:min-w-30' : ''}
        value={draft.guests}
        min={minGuests}
        max={maxGuests}
        decreaseLabel={t('wizard.fewerGuests')}
        increaseLabel={t('wizard.moreGuests')}
        onChange={(guests) => change({ guests })}
      />
      <p role="status" className="max-w-80 text-center text-meta text-ink-2">
        {draft.guests > venue.capacity &&
          t('wizard.overCapacity', { venue: name, count: venue.capacity })}
      </p>
    </div>
  )
}
