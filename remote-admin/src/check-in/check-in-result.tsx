import { guestId } from '@baithak/domain/check-in'
import { sampleNameIn } from '@baithak/domain/sample-names'
import { useTranslation } from '@baithak/platform'
import { Badge, TierBadge } from '@baithak/ui'
import { formatDate, formatTime } from '@baithak/ui/format'
import { CircleCheck, CircleX, Info } from 'lucide-react'
import type { DeskResult } from './check-in'

/** Translation keys: i18next takes what follows an underscore for a context. */
export const passLabels = {
  silver_weekly: 'checkIn.pass.silverWeekly',
  silver_monthly: 'checkIn.pass.silverMonthly',
  gold_weekly: 'checkIn.pass.goldWeekly',
  gold_monthly: 'checkIn.pass.goldMonthly',
  hop: 'checkIn.pass.hop',
} as const

/** `unknown`: a QR code of something else. */
export type ShownResult = DeskResult | 'unknown'

/** Whoever is checked in already has nothing to do: that is no refusal. */
export type OutcomeKind = 'accepted' | 'already' | 'refused'

const variants = {
  accepted: { icon: CircleCheck, border: 'border-ok', text: 'text-ok' },
  already: { icon: Info, border: 'border-star-small', text: 'text-warn' },
  refused: { icon: CircleX, border: 'border-bad', text: 'text-bad' },
}

/** The result of the last code: accepted or the reason for its refusal, the member and the pass. */
export function CheckInResult({ result }: { result: ShownResult }) {
  const { kind, title, text } = useOutcome(result)
  const variant = variants[kind]
  return (
    <div
      className={`animate-fade rounded-panel border bg-milk px-4 py-5 sm:px-6 ${variant.border}`}
    >
      <p className={`flex items-center gap-2 text-h3 font-title ${variant.text}`}>
        <variant.icon size={22} strokeWidth={2} className="shrink-0" />
        <span>{title}</span>
      </p>
      {result !== 'unknown' && <MemberFacts result={result} />}
      {text && <p className="mt-2 text-body-2 text-ink-2">{text}</p>}
    </div>
  )
}

export function useOutcome(result: ShownResult): {
  kind: OutcomeKind
  title: string
  text: string
} {
  const { t, i18n } = useTranslation('admin')
  const refused = (reason: Reason, values: Values = {}) => ({
    kind: reason === 'already' ? ('already' as const) : ('refused' as const),
    title: t(`checkIn.refused.${reason}`),
    text: t(`checkIn.refused.${reason}Text`, values),
  })
  if (result === 'unknown') return refused('unknown')
  const { refusal, earlier, visit, isStored } = result
  if (!refusal) {
    if (!isStored) return refused('notStored')
    const text = earlier
      ? t('checkIn.member.earlier', {
          cafe: sampleNameIn(i18n.language, earlier.cafe),
          time: formatTime(earlier.at),
        })
      : t('checkIn.member.first')
    return { kind: 'accepted', title: t('checkIn.accepted'), text }
  }
  const { reason, date } = refusal
  if (reason === 'already' && !date)
    return {
      kind: 'already',
      title: t('checkIn.refused.already'),
      text: t('checkIn.refused.alreadyHere'),
    }
  const day = date ? formatDate(date, i18n.language) : ''
  const time = date ? formatTime(date) : ''
  return refused(reason, {
    date: reason === 'stale' ? `${day}, ${time}` : day,
    time,
    cafe: sampleNameIn(i18n.language, visit.cafe),
  })
}

type Values = {
  date?: string
  time?: string
  cafe?: string
}
type Reason = NonNullable<DeskResult['refusal']>['reason'] | 'unknown' | 'notStored'

function MemberFacts({ result }: { result: DeskResult }) {
  const { t, i18n } = useTranslation('admin')
  const { code, name, visit } = result
  const { kind, day } = code
  const date = day ? formatDate(day, i18n.language) : ''
  const guest = visit.memberId === guestId ? t('checkIn.member.guest') : t('checkIn.member.unnamed')
  return (
    <>
      <p translate={name ? 'no' : undefined} className="mt-3 text-h2 wrap-anywhere">
        {name || guest}
      </p>
      {kind !== 'none' && (
        <p className="tabular mt-1.5 flex flex-wrap items-center gap-2.5 text-body-2">
          {kind === 'hop' ? (
            <Badge tone="info">{t(passLabels.hop)}</Badge>
          ) : (
            <TierBadge tier={kind.startsWith('gold') ? 'Gold' : 'Silver'}>
              {t(passLabels[kind])}
            </TierBadge>
          )}
          {date && (
            <span>
              {t(kind === 'hop' ? 'checkIn.member.on' : 'checkIn.member.until', { date })}
            </span>
          )}
        </p>
      )}
    </>
  )
}
