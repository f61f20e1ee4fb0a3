import { instantOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { cn, SelectField, TextField } from '@baithak/ui'
import { formatDate, formatTime, formatWeekday } from '@baithak/ui/format'
import { isNextDay } from '../model/enquiry-time'
import { sampleVenues } from '../model/sample-venues'
import { useTranslateVenue } from '../model/use-translate-venue'
import { DayPicker } from './day-picker'
import { usePartyDraft } from './use-party-draft'

/** Step 1: date, time and venue. */
export function StepDate() {
  const { t, i18n } = useTranslation('party')
  const { draft, venue, isPast, change } = usePartyDraft()
  const translateVenue = useTranslateVenue()
  return (
    <>
      <p role="status" className={cn('text-body-2 text-bad', isPast && 'mb-3')}>
        {isPast &&
          t('wizard.pastDate', {
            date: `${formatWeekday(draft.date, i18n.language)}, ${formatDate(draft.date, i18n.language)}`,
          })}
      </p>
      <DayPicker value={instantOf(draft.date)} onChange={(date) => change({ date })} />
      <div className="mt-4 grid grid-cols-2 gap-3">
        <TextField
          type="time"
          label={t('wizard.from')}
          enterKeyHint="next"
          value={draft.timeFrom}
          onChange={(event) => change({ timeFrom: event.target.value })}
        />
        <TextField
          type="time"
          label={t('wizard.to')}
          enterKeyHint="done"
          value={draft.timeTo}
          onChange={(event) => change({ timeTo: event.target.value })}
        />
      </div>
      <p role="status" className="text-meta text-ink-2">
        {isNextDay(draft.timeFrom, draft.timeTo) &&
          t('wizard.nextDay', { time: formatTime(draft.timeTo) })}
      </p>
      <SelectField
        className="mt-4"
        label={t('wizard.venue')}
        value={venue.id}
        onChange={(event) => change({ venueId: event.target.value })}
      >
        {sampleVenues.map((option) => {
          const { name, location } = translateVenue(option)
          return (
            <option key={option.id} value={option.id}>
              {`${name}, ${location}`}
            </option>
          )
        })}
      </SelectField>
    </>
  )
}
