import { isoDate } from '@baithak/domain'
import {
  addMonths,
  instantOf,
  isSameMonth,
  isValid,
  partsOf,
  startOfMonth,
} from '@baithak/domain/indian-time'
import { Link, useTranslation } from '@baithak/platform'
import { cn, IconButton } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { MonthTable, monthLabel } from '@baithak/ui/month'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { MyGig } from '../model/answers'
import { type GigStage, gigStages } from '../model/gig-stage'
import { useMyGigs } from '../model/use-my-gigs'
import { useToday } from '../model/use-today'
import { paths } from '../paths'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

/** A confirmed gig is a promise, the two before it are a hope. */
const dayColours: Record<GigStage, string> = {
  Applied: 'border-2 border-dashed border-acc',
  Shortlisted: 'border-2 border-acc',
  Confirmed: 'bg-acc text-on-acc',
  Completed: 'bg-malai-2',
}

interface MonthGig extends MyGig {
  stage: GigStage
}

/** The artist's gigs of a month, on its days and as a list. */
export function MonthBoard() {
  useScreenTranslations('gig-month', texts)
  const { t, i18n } = useTranslation('gig-month')
  const today = useToday()
  const stored = useMyGigs()
  const all = gigStages
    .flatMap((stage) => stored[stage].map((gig): MonthGig => ({ ...gig, stage })))
    .filter(({ date, answer }) => isValid(instantOf(date)) && answer !== 'no')
  const [month, setMonth] = useState(() => {
    const [next] = all
      .map(({ date }) => date)
      .filter((date) => date >= isoDate(today))
      .sort()
    return startOfMonth(next ? instantOf(next) : today)
  })
  const gigs = all
    .filter(({ date }) => isSameMonth(instantOf(date), month))
    .sort((first, second) => first.date.localeCompare(second.date))
  const lastOf = (day: Date) => gigs.findLast(({ date }) => date.startsWith(isoDate(day)))

  return (
    <div className="flex flex-col gap-5 p-6">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-display text-display-4">{monthLabel(month, i18n.language)}</h2>
        <div className="flex">
          <IconButton
            icon={ChevronLeft}
            label={t('previous')}
            onClick={() => setMonth(addMonths(month, -1))}
          />
          <IconButton
            icon={ChevronRight}
            label={t('next')}
            onClick={() => setMonth(addMonths(month, 1))}
          />
        </div>
      </div>
      <MonthTable month={month} language={i18n.language} cellClassName="h-13 p-0 text-center">
        {(day) => <Day {...{ day, today }} gig={lastOf(day)} />}
      </MonthTable>
      <p role="status" className="text-body-2 text-ink-2 empty:hidden">
        {gigs.length === 0 && t('none')}
      </p>
      <ul>
        {gigs.map((gig) => (
          <GigLine key={gig.id} gig={gig} />
        ))}
      </ul>
    </div>
  )
}

function Day({ day, today, gig }: { day: Date; today: Date; gig: MonthGig | undefined }) {
  const { i18n } = useTranslation('gig')
  const className = cn(
    'mx-auto grid size-11 place-items-center rounded-chip text-body tabular',
    isoDate(day) === isoDate(today) ? 'font-figure text-acc' : 'font-mid',
    gig && dayColours[gig.stage],
  )
  if (!gig) return <span className={className}>{partsOf(day).day}</span>
  return (
    <Link
      to={paths.gig.href({ id: String(gig.id) })}
      aria-label={[formatDate(day, i18n.language), gig.title].join(', ')}
      className={cn(className, 'no-underline')}
    >
      {partsOf(day).day}
    </Link>
  )
}

function GigLine({ gig }: { gig: MonthGig }) {
  const { t, i18n } = useTranslation('gig')
  return (
    <li className="border-b border-rule last:border-b-0">
      <Link
        to={paths.gig.href({ id: String(gig.id) })}
        className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-3 no-underline"
      >
        <b className="text-h3 wrap-anywhere">{gig.title}</b>
        <span className="text-meta text-ink-2">
          {[formatDate(gig.date, i18n.language), t(`stage.${gig.stage}`)].join(', ')}
        </span>
      </Link>
    </li>
  )
}
