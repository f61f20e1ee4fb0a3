import { useTranslation } from '@baithak/platform'
import { formatDate } from '@baithak/shared/format'
import { cn, IconButton } from '@baithak/shared/ui'
import { addDays, addMonths, isSameMonth, max, startOfDay, startOfMonth } from 'date-fns'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { monthGrid } from './month-grid'
import { monthName, weekdayNames } from './month-words'
import { dayText } from './party-day'

const steps: Record<string, (day: Date) => Date> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

interface DayPickerProps {
  label: string
  value: Date
  today: Date
  onChange: (day: string) => void
}

/** One month at a time; days that have gone by cannot be chosen. Arrow keys choose the next day, as in any calendar. */
export function DayPicker({ label, value, today, onChange }: DayPickerProps) {
  const { t, i18n } = useTranslation('party')
  const language = i18n.language
  const [month, setMonth] = useState(startOfMonth(value))
  const first = startOfDay(today)
  const tabStop = isSameMonth(value, month) ? value : max([month, first])

  function choose(day: Date) {
    setMonth(startOfMonth(day))
    onChange(dayText(day))
  }
  function keys(event: KeyboardEvent<HTMLElement>, day: Date) {
    const next = steps[event.key]?.(day)
    if (!next) return
    event.preventDefault()
    if (next < first) return
    const table = event.currentTarget.closest('section')
    choose(next)
    // The day may stand in a month that is drawn only now.
    setTimeout(() => table?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus())
  }

  return (
    <section aria-label={label}>
      <div className="flex items-center justify-between">
        <IconButton
          icon={ChevronLeft}
          label={t('wizard.previousMonth')}
          disabled={month <= first}
          className="disabled:text-malai-2"
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <h2 aria-live="polite" className="tabular text-body font-heading">
          {monthName(month, language)}
        </h2>
        <IconButton
          icon={ChevronRight}
          label={t('wizard.nextMonth')}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </div>
      <table className="mt-1 w-full table-fixed max-[348px]:-mx-3.5 max-[348px]:w-[calc(100%+28px)]">
        <thead>
          <tr>
            {weekdayNames(language).map(({ short, long }) => (
              <th key={long} scope="col" className="h-9 text-meta font-label text-ink-2">
                <span aria-hidden>{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week.find((day) => day)?.getDate()}>
              {week.map((day, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is known by its weekday alone
                <td key={place} className="p-0 text-center">
                  {day && (
                    <button
                      type="button"
                      disabled={day < first}
                      aria-label={formatDate(day, language)}
                      aria-pressed={dayText(day) === dayText(value)}
                      tabIndex={dayText(day) === dayText(tabStop) ? 0 : -1}
                      onClick={() => choose(day)}
                      onKeyDown={(event) => keys(event, day)}
                      className={cn(
                        'h-11 w-full max-w-11 rounded-control text-body font-mid disabled:font-normal disabled:text-ink-3',
                        'aria-pressed:bg-acc aria-pressed:font-figure aria-pressed:text-white',
                      )}
                    >
                      {day.getDate()}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
