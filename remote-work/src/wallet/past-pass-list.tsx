import { userPassRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, LongList } from '@baithak/ui'
import { type DateLike, formatDate } from '@baithak/ui/format'
import { useMemo } from 'react'
import { metalClasses, usePassName } from '../model/pass/pass-look'
import type { PastPass } from '../model/pass/pass-rules'
import { passHistoryRecord } from '../model/pass/pass-rules'
import { pastPassesOf } from '../model/pass/pass-transactions'
import { replacedPasses } from './replaced-passes'

/** That of most rows. */
const rowHeight = 67

const rowProps = { className: 'border-b border-rule last:border-0' }

/** Expired and replaced passes, the latest first. */
export function PastPassList() {
  const { t } = useTranslation('work')

  const { record } = useHost().storage
  const history = useRecord(record(passHistoryRecord))
  const current = useRecord(record(userPassRecord))
  const passes = useMemo(() => pastPassesOf(history, current), [history, current])
  const replaced = useMemo(() => replacedPasses(passes, current, new Date()), [passes, current])
  if (passes.length === 0)
    return <p className="py-4 text-body-2 text-ink-2">{t('wallet.noPastPasses')}</p>
  return (
    <LongList
      rows={passes}
      // Stored passes may be identical.
      keyOf={({ purchaseDate }, index) => `${purchaseDate} ${index}`}
      {...{ rowHeight, rowProps }}
    >
      {(pass) => <PastPassRow pass={pass} replaced={replaced.get(pass)} />}
    </LongList>
  )
}

interface PastPassRowProps {
  pass: PastPass
  /** When another pass replaced it; undefined when it ran out. */
  replaced: Date | null | undefined
}

function PastPassRow({ pass, replaced }: PastPassRowProps) {
  const { t, i18n } = useTranslation('work')

  const nameOf = usePassName()
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 py-2.5">
      <PunchedPass metal={metalClasses[pass.type]} />
      <span className="min-w-24 flex-1">
        <span className="block text-body font-title">{nameOf(pass)}</span>
        <span className="block text-meta text-ink-2 tabular-nums">
          {formatDateRange(pass.purchaseDate, pass.expiryDate, i18n.language)}
        </span>
        {replaced && (
          <span className="block text-meta text-ink-2 tabular-nums">
            {t('wallet.replacedOn', { date: formatDate(replaced, i18n.language) })}
          </span>
        )}
      </span>
      <Badge tone={replaced === undefined ? 'bad' : 'neutral'}>
        {t(replaced === undefined ? 'passes.expired' : 'passes.replaced')}
      </Badge>
    </div>
  )
}

/** A thumbnail of an expired pass: grey, with a punched hole. */
function PunchedPass({ metal }: { metal: string }) {
  return (
    <span
      aria-hidden
      className={`relative h-10.5 w-16 shrink-0 rounded-badge grayscale-85 ${metal} mask-[radial-gradient(circle_4.5px_at_53px_10px,transparent_95%,#000)]`}
    />
  )
}

const partsOf = (date: DateLike, language: string) => formatDate(date, language).split(' ')

/** Formats a range such as '21 Sep – 21 Oct 2026', without repeating the shared month or year. */
export function formatDateRange(from: DateLike, until: DateLike, language = 'en'): string {
  const [day, month, year] = partsOf(from, language)
  const end = partsOf(until, language)
  if (!month || !end[1]) return formatDate(from, language) || formatDate(until, language)
  const sameYear = year === end[2]
  const sameMonth = sameYear && month === end[1]
  const start = [day, !sameMonth && month, !sameYear && year].filter(Boolean)
  return `${start.join(' ')} – ${end.join(' ')}`
}
