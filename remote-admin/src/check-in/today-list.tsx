import { type CheckIn, isoDate, uniqueIds } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { Button, focusAfter, IconButton } from '@baithak/ui'
import { formatDate, formatTime } from '@baithak/ui/format'
import { Download, Printer, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { saveCsv } from './csv'
import { memberNameIn, passLabels } from './result-text'

interface TodayListProps {
  /** The café's name. */
  cafe: string
  checkIns: readonly CheckIn[]
  onUndo: (checkIn: CheckIn) => void
}

/** Today's check-ins at one café, to be undone, printed and saved. */
export function TodayList({ cafe, checkIns, onUndo }: TodayListProps) {
  const { t, i18n } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  const keys = uniqueIds(checkIns.map(({ id }) => id))
  const rows = checkIns.map((checkIn) => ({
    checkIn,
    time: formatTime(checkIn.at),
    name: memberNameIn(checkIn, t),
    pass: t(passLabels[checkIn.passId ?? 'hop']),
  }))

  const save = () =>
    saveCsv(`baithak-check-ins-${isoDate(new Date())}`, [
      [t('checkIn.today.time'), t('table.name'), t('checkIn.today.pass'), t('checkIn.today.cafe')],
      ...rows.map(({ time, name, pass }) => [time, name, pass, cafe]),
    ])
  return (
    <section aria-labelledby="desk-today" className="mt-8 print:mt-0">
      <h2 id="desk-today" ref={title} tabIndex={-1} className="text-h2 wrap-anywhere">
        {t('checkIn.today.title', { cafe })}
      </h2>
      <p className="tabular mt-1 text-meta text-ink-2">
        {t(rows.length > 0 ? 'checkIn.today.count' : 'checkIn.today.none', {
          count: rows.length,
          date: formatDate(new Date(), i18n.language),
        })}
      </p>
      <ul className="mt-2 divide-y divide-rule">
        {rows.map(({ checkIn, time, name, pass }, index) => (
          <li key={keys[index]} className="flex flex-wrap items-center gap-x-4 text-body">
            <span className="tabular text-meta text-ink-2">{time}</span>
            <span
              translate={checkIn.name ? 'no' : undefined}
              className="min-w-0 flex-1 py-2.5 wrap-anywhere"
            >
              {name}
            </span>
            <span className="text-meta text-ink-2">{pass}</span>
            <IconButton
              icon={Undo2}
              label={t('checkIn.undoOf', { name, time })}
              className="-mr-2.5 print:hidden"
              onClick={() =>
                focusAfter(
                  () => onUndo(checkIn),
                  () => title.current,
                )
              }
            />
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <div className="mt-3 flex gap-3 *:grow print:hidden">
          <Button variant="secondary" size="md" icon={Download} onClick={save}>
            {t('checkIn.today.csv')}
          </Button>
          <Button variant="secondary" size="md" icon={Printer} onClick={() => window.print()}>
            {t('checkIn.today.print')}
          </Button>
        </div>
      )}
    </section>
  )
}
