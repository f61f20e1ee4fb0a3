import { isoDate } from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { cn, SelectField, TextField } from '@baithak/ui'
import { formatDate, formatMonthAndYear, formatTime, formatWeekday } from '@baithak/ui/format'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker as Calendar } from 'react-day-picker'
import { isNextDay } from '../components/enquiry-time'
import { usePartyDraft } from '../model/party-draft'
import { venueTexts } from '../model/venue-texts'
import { sampleVenues } from '../samples/sample-venues'

/** Step 1: date, time and venue. */
export function StepDate() {
  const { t, i18n } = useTranslation()
  const { draft, venue, isSuggestion, isPast, change } = usePartyDraft()
  const date = dayText(draft.date, i18n.language)
  return (
    <>
      <p
        role="status"
        className={cn('mb-3 text-body-2 empty:hidden', isPast ? 'text-warn' : 'text-ink-2')}
      >
        {isPast ? t('wizard.pastDate', { date }) : isSuggestion && t('wizard.suggestion', { date })}
      </p>
      <DayPicker value={instantOf(draft.date)} onValueChange={(date) => change({ date })} />
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
          const { name, location } = venueTexts(option, t)
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

/** 'Saturday, 12 Dec 2026' */
export const dayText = (date: string, language: string) =>
  `${formatWeekday(date, language)}, ${formatDate(date, language)}`

interface DayPickerProps {
  value: Date
  /** Gets an ISO date. */
  onValueChange: (day: string) => void
}

/** Sunday, as calendars in India have it. */
const weekStartsOn = 0

const arrow = 'grid size-11 place-items-center rounded-control aria-disabled:text-malai-2'
const classNames = {
  month: 'grid grid-cols-[auto_1fr_auto] items-center',
  month_caption: 'text-center tabular text-body font-heading',
  button_previous: arrow,
  button_next: arrow,
  month_grid:
    'col-span-3 mt-1 w-full table-fixed max-[348px]:-mx-3.5 max-[348px]:w-[calc(100%+28px)]',
  weekday: 'h-9 text-meta font-label text-ink-2',
  day: 'p-0 text-center aria-selected:*:bg-acc aria-selected:*:font-figure aria-selected:*:text-on-acc',
  day_button: 'h-11 w-full max-w-11 rounded-control text-body font-mid',
}
const components = {
  Chevron: ({ orientation }: { orientation?: string }) =>
    orientation === 'left' ? <ChevronLeft size={24} /> : <ChevronRight size={24} />,
}

/** A calendar in Indian time. The kit's names save the locales of react-day-picker. */
function DayPicker({ value, onValueChange }: DayPickerProps) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const monthOf = (day: Date) => formatMonthAndYear(day, language)
  return (
    <section aria-label={t('wizard.steps.1')}>
      <Calendar
        mode="single"
        required
        navLayout="around"
        timeZone="Asia/Kolkata"
        weekStartsOn={weekStartsOn}
        today={new Date()}
        defaultMonth={value}
        selected={value}
        onSelect={(day) => onValueChange(isoDate(day))}
        classNames={classNames}
        components={components}
        formatters={{
          formatCaption: monthOf,
          formatWeekdayName: (day) => formatWeekday(day, language, 'narrow'),
        }}
        labels={{
          labelDayButton: (day) => formatDate(day, language),
          labelGridcell: (day) => formatDate(day, language),
          labelWeekday: (day) => formatWeekday(day, language),
          labelGrid: monthOf,
          labelPrevious: () => t('wizard.previousMonth'),
          labelNext: () => t('wizard.nextMonth'),
        }}
      />
    </section>
  )
}
