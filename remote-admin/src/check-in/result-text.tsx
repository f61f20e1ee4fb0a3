import type { CheckIn } from '@baithak/domain'
import { guestId, minuteOf } from '@baithak/domain/check-in'
import { instantOf } from '@baithak/domain/indian-time'
import { sampleNameIn } from '@baithak/domain/sample-names'
import { useTranslation } from '@baithak/platform'
import { Badge, cn } from '@baithak/ui'
import { formatDate, formatTime } from '@baithak/ui/format'
import { CircleCheck, CircleX, Info } from 'lucide-react'
import type { CodeValidation } from './validate-code'

/** Translation keys without underscores, which i18next takes for a context. */
export const passLabels = {
  silver_weekly: 'checkIn.pass.silverWeekly',
  silver_monthly: 'checkIn.pass.silverMonthly',
  gold_weekly: 'checkIn.pass.goldWeekly',
  gold_monthly: 'checkIn.pass.goldMonthly',
  hop: 'checkIn.pass.hop',
} as const

/** `unknown` is a QR code of something else. */
export type ShownResult = CodeValidation | 'unknown'

/** How each outcome looks and sounds. A refusal is shown longer, because it has to be read. */
export const outcomes = {
  accepted: {
    icon: CircleCheck,
    panel: 'text-ok',
    board: 'bg-[#14523a] text-on-toast',
    shownMs: 3000,
    toneHz: 990,
  },
  already: {
    icon: Info,
    panel: 'text-warn',
    board: 'bg-marigold text-espresso',
    shownMs: 3000,
    toneHz: 520,
  },
  refused: {
    icon: CircleX,
    panel: 'text-bad',
    board: 'bg-toast-bad text-on-toast',
    shownMs: 8000,
    toneHz: 220,
  },
}

type Outcome = keyof typeof outcomes

export function outcomeOf(result: ShownResult): Outcome {
  const reason = result === 'unknown' ? result : (result.refusal?.reason ?? 'accepted')
  return reason === 'accepted' || reason === 'already' ? reason : 'refused'
}

/** The outcome of a code, the member and the pass; `large` on the board. */
export function ResultText({ result, large = false }: { result: ShownResult; large?: boolean }) {
  const { title, text } = useResultText(result)
  const { icon: Icon } = outcomes[outcomeOf(result)]
  return (
    <>
      <p
        className={cn(
          'flex items-center',
          large ? 'flex-col gap-4 text-h2 short:flex-row' : 'gap-2 text-h3 font-title',
        )}
      >
        <Icon
          strokeWidth={large ? 1.5 : 2}
          className={cn('shrink-0', large ? 'size-[min(10rem,24dvh)]' : 'size-5.5')}
        />
        <span>{title}</span>
      </p>
      {result !== 'unknown' && <MemberText result={result} large={large} />}
      {text && (
        <p className={cn('mt-2', large ? 'text-h3 text-balance' : 'text-body-2 text-ink-2')}>
          {text}
        </p>
      )}
    </>
  )
}

function MemberText({ result, large }: { result: CodeValidation; large: boolean }) {
  const { t, i18n } = useTranslation()
  const { name, checkIn, code } = result
  const { kind, day } = code
  const isHop = kind === 'hop'
  const badge = large ? 'px-4 py-1.5 text-h3' : ''
  return (
    <>
      <p
        translate={name ? 'no' : undefined}
        className={cn(
          'mt-3 wrap-anywhere',
          large ? 'font-display text-display-1' : 'text-h2 text-ink',
        )}
      >
        {name ||
          t(checkIn.memberId === guestId ? 'checkIn.member.guest' : 'checkIn.member.unnamed')}
      </p>
      {kind !== 'none' && (
        <p
          className={cn(
            'tabular mt-1.5 flex flex-wrap items-center gap-2.5',
            large ? 'justify-center text-h3' : 'text-body-2 text-ink',
          )}
        >
          {isHop ? (
            <Badge variant="info" className={badge}>
              {t(passLabels.hop)}
            </Badge>
          ) : (
            <Badge variant={kind.startsWith('gold') ? 'Gold' : 'Silver'} className={badge}>
              {t(passLabels[kind])}
            </Badge>
          )}
          {day && (
            <span>
              {t(isHop ? 'checkIn.member.on' : 'checkIn.member.until', {
                date: formatDate(day, i18n.language),
              })}
            </span>
          )}
        </p>
      )}
    </>
  )
}

function useResultText(result: ShownResult): { title: string; text: string } {
  const { t, i18n } = useTranslation()
  if (result === 'unknown')
    return { title: t('checkIn.refused.unknown'), text: t('checkIn.refused.unknownText') }
  const { refusal, earlier, checkIn } = result
  const cafeOf = ({ cafe }: CheckIn) => sampleNameIn(i18n.language, cafe)
  if (!refusal)
    return {
      title: t('checkIn.accepted'),
      text: earlier
        ? t('checkIn.member.earlier', { cafe: cafeOf(earlier), time: formatTime(earlier.at) })
        : t('checkIn.member.first'),
    }
  const { reason, date } = refusal
  const day = date ? formatDate(date, i18n.language) : ''
  const time = date ? formatTime(date) : ''
  const isHere = reason === 'already' && !date
  return {
    title: t(`checkIn.refused.${reason}`),
    text: t(isHere ? 'checkIn.refused.alreadyHere' : `checkIn.refused.${reason}Text`, {
      date: day,
      time,
      cafe: cafeOf(checkIn),
      duration: date && formatDuration(instantOf(checkIn.at), date, i18n.language),
    }),
  }
}

const minutesPerHour = 60
const minutesPerDay = 24 * minutesPerHour

/** How far two times are apart, in the largest unit of which there are at least two: '5 minutes', '3 hours'. */
function formatDuration(one: Date, other: Date, language: string): string {
  const minutes = Math.abs(minuteOf(one) - minuteOf(other))
  const format = (value: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
      Math.floor(value),
    )
  if (minutes < 2 * minutesPerHour) return format(minutes, 'minute')
  if (minutes < 2 * minutesPerDay) return format(minutes / minutesPerHour, 'hour')
  return format(minutes / minutesPerDay, 'day')
}
