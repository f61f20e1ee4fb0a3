import { isoDate } from '@baithak/domain'
import {
  addDays,
  addMonths,
  isSameMonth,
  partsOf,
  startOfDay,
  startOfMonth,
} from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { cn, IconButton } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { MonthTable, monthLabel } from '@baithak/ui/month'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'

const keyboardMoves = new Map<string, (day: Date) => Date>([
  ['ArrowLeft', (day) => addDays(day, -1)],
  ['ArrowRight', (day) => addDays(day, 1)],
  ['ArrowUp', (day) => addDays(day, -7)],
  ['ArrowDown', (day) => addDays(day, 7)],
  ['PageUp', (day) => addMonths(day, -1)],
  ['PageDown', (day) => addMonths(day, 1)],
])

interface DayPickerProps {
  label: string
  value: Date
  today: Date
  onChange: (day: string) => void
}

/** Shows one month at a time; past days are disabled. Arrow keys and Page Up/Down move the selection. */
export function DayPicker({ label, value, today, onChange }: DayPickerProps) {
  const { t, i18n } = useTranslation('party')
  const language = i18n.language
  const minDay = startOfDay(today)
  const isSelectable = value >= minDay
  const [month, setMonth] = useState(startOfMonth(isSelectable ? value : minDay))
  const tabStop =
    isSelectable && isSameMonth(value, month) ? value : month < minDay ? minDay : month

  function select(day: Date) {
    setMonth(startOfMonth(day))
    onChange(isoDate(day))
  }
  function handleKeyDown(event: KeyboardEvent<HTMLElement>, day: Date) {
    const next = keyboardMoves.get(event.key)?.(day)
    if (!next) return
    event.preventDefault()
    if (next < minDay) return
    const section = event.currentTarget.closest('section')
    select(next)
    // The day may be in a month that is not rendered yet.
    setTimeout(() => section?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus())
  }

  return (
    <section aria-label={label}>
      <div className="flex items-center justify-between">
        <IconButton
          icon={ChevronLeft}
          label={t('wizard.previousMonth')}
          disabled={month <= minDay}
          className="disabled:text-malai-2"
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <h2 aria-live="polite" className="tabular text-body font-heading">
          {monthLabel(month, language)}
        </h2>
        <IconButton
          icon={ChevronRight}
          label={t('wizard.nextMonth')}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </div>
      <MonthTable
        month={month}
        language={language}
        className="mt-1 max-[348px]:-mx-3.5 max-[348px]:w-[calc(100%+28px)]"
        cellClassName="p-0 text-center"
      >
        {(day) => (
          <button
            type="button"
            disabled={day < minDay}
            aria-label={formatDate(day, language)}
            aria-pressed={isoDate(day) === isoDate(value)}
            tabIndex={isoDate(day) === isoDate(tabStop) ? 0 : -1}
            onClick={() => select(day)}
            onKeyDown={(event) => handleKeyDown(event, day)}
            className={cn(
              'h-11 w-full max-w-11 rounded-control text-body font-mid disabled:font-normal disabled:text-ink-3',
              'aria-pressed:bg-acc aria-pressed:font-figure aria-pressed:text-on-acc',
            )}
          >
            {partsOf(day).day}
          </button>
        )}
      </MonthTable>
    </section>
  )
}
