import type { CheckIn } from '@baithak/domain'
import { guestId, minuteOf } from '@baithak/domain/check-in'
import { instantOf } from '@baithak/domain/indian-time'
import { sampleNameIn } from '@baithak/domain/sample-names'
import { useTranslation } from '@baithak/platform'
import { formatDate, formatTime } from '@baithak/ui/format'
import type { TFunction } from 'i18next'
import { type CodeValidation, memberTag } from './validate-code'

/** Translation keys by pass. They have no underscores, because i18next reads those as a context. */
export const passLabels = {
  silver_weekly: 'checkIn.pass.silverWeekly',
  silver_monthly: 'checkIn.pass.silverMonthly',
  gold_weekly: 'checkIn.pass.goldWeekly',
  gold_monthly: 'checkIn.pass.goldMonthly',
  hop: 'checkIn.pass.hop',
} as const

/** Returns a member's name; for a typed code the number that stands for the member in all of them. */
export function memberNameIn({ name, memberId }: CheckIn, t: TFunction<'admin'>): string {
  if (name) return name
  if (memberId === guestId) return t('checkIn.member.guest')
  return t('checkIn.member.number', { number: memberTag(memberId) })
}

/** The result of a code; `unknown` for a QR code that is not ours. */
export type ShownResult = CodeValidation | 'unknown'

/** The title and the explanation of a result. */
export function useResultText(result: ShownResult): { title: string; text: string } {
  const { t, i18n } = useTranslation()
  if (result === 'unknown')
    return { title: t('checkIn.refused.unknown'), text: t('checkIn.refused.unknownText') }
  const { refusal, earlier, checkIn } = result
  if (!refusal)
    return {
      title: t('checkIn.accepted'),
      text: earlier
        ? t('checkIn.member.earlier', {
            cafe: sampleNameIn(i18n.language, earlier.cafe),
            time: formatTime(earlier.at),
          })
        : t('checkIn.member.first'),
    }
  const { reason, date } = refusal
  const isHere = reason === 'already' && !date
  return {
    title: t(`checkIn.refused.${reason}`),
    text: t(isHere ? 'checkIn.refused.alreadyHere' : `checkIn.refused.${reason}Text`, {
      date: date && formatDate(date, i18n.language),
      time: date && formatTime(date),
      cafe: sampleNameIn(i18n.language, checkIn.cafe),
      duration: date && formatDuration(instantOf(checkIn.at), date, i18n.language),
    }),
  }
}

const minutesOf = { day: 1440, hour: 60, minute: 1 }

/** Returns how far two times are apart, in the largest unit of which there are at least two: '5 minutes', '3 hours'. */
function formatDuration(one: Date, other: Date, language: string): string {
  const minutes = Math.abs(minuteOf(one) - minuteOf(other))
  const unit =
    (['day', 'hour'] as const).find((known) => minutes >= 2 * minutesOf[known]) ?? 'minute'
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(minutes / minutesOf[unit]),
  )
}
