import { isoDate } from '@baithak/domain'
import { indianFormat, startOfDay } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { dateLocaleOf, formatDate, formatWeekday } from '@baithak/ui/format'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker as Calendar } from 'react-day-picker'

interface DayPickerProps {
  value: Date
  /** Gets an ISO date. */
  onChange: (day: string) => void
}

/** CLDR: in India a week begins on Sunday. */
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
  day_button:
    'h-11 w-full max-w-11 rounded-control text-body font-mid disabled:font-normal disabled:text-ink-3',
}
const components = {
  Chevron: ({ orientation }: { orientation?: string }) =>
    orientation === 'left' ? <ChevronLeft size={24} /> : <ChevronRight size={24} />,
}

/** A month at a time, in Indian time; past days are disabled. Names come from `Intl`, so that no locale is loaded. */
export function DayPicker({ value, onChange }: DayPickerProps) {
  const { t, i18n } = useTranslation('party')
  const { language } = i18n
  const monthOf = (day: Date) =>
    indianFormat(dateLocaleOf(language), { month: 'long', year: 'numeric' }).format(day)
  const today = new Date()
  const earliest = startOfDay(today)
  return (
    <section aria-label={t('wizard.steps.1')}>
      <Calendar
        mode="single"
        required
        navLayout="around"
        timeZone="Asia/Kolkata"
        weekStartsOn={weekStartsOn}
        today={today}
        startMonth={earliest}
        defaultMonth={value < earliest ? earliest : value}
        disabled={{ before: earliest }}
        selected={value}
        onSelect={(day) => onChange(isoDate(day))}
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
