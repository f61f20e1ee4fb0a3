import type { CheckIn } from '@baithak/domain'
import { guestId } from '@baithak/domain/check-in'
import { sampleNameIn } from '@baithak/domain/sample-names'
import { useTranslation } from '@baithak/platform'
import { Badge, Button, cn, TierBadge, vibrate } from '@baithak/ui'
import { formatDate, formatTime } from '@baithak/ui/format'
import { CircleCheck, CircleX, Info } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CodeValidation } from './validate-code'

/** Translation keys: i18next takes what follows an underscore for a context. */
export const passLabels = {
  silver_weekly: 'checkIn.pass.silverWeekly',
  silver_monthly: 'checkIn.pass.silverMonthly',
  gold_weekly: 'checkIn.pass.goldWeekly',
  gold_monthly: 'checkIn.pass.goldMonthly',
  hop: 'checkIn.pass.hop',
} as const

/** `unknown`: a QR code of something else. */
export type ShownResult = CodeValidation | 'unknown'

/** Whoever is checked in already has nothing to do: that is no refusal, which has to be read. */
const outcomes = {
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

function kindOf(result: ShownResult): keyof typeof outcomes {
  const reason = result === 'unknown' ? result : (result.refusal?.reason ?? 'accepted')
  return reason === 'accepted' || reason === 'already' ? reason : 'refused'
}

/** The result of the last code: accepted or the reason for its refusal, the member and the pass. */
export function CheckInResult({ result }: { result: ShownResult }) {
  return (
    <div
      className={cn(
        'animate-fade rounded-panel border border-current bg-milk px-4 py-5 sm:px-6',
        outcomes[kindOf(result)].panel,
      )}
    >
      <ResultText result={result} />
    </div>
  )
}

interface ResultBoardProps {
  result: ShownResult
  cafe: string
  /** Today's check-ins at the café. */
  count: number
  onNext: () => void
}

/**
 * The result of a code over the whole screen, to be seen from an arm's length. It leaves by itself, stays while it is
 * touched, and a key that is typed is the next code's. The panel below says the same to screen readers and stays.
 */
export function ResultBoard({ result, cafe, count, onNext }: ResultBoardProps) {
  const { t } = useTranslation('admin')
  const kind = kindOf(result)
  const { shownMs, board, toneHz } = outcomes[kind]
  const [isHeld, setHeld] = useState(false)
  const end = useEffectEvent(onNext)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => end(), shownMs)
    return () => clearTimeout(timer)
  }, [isHeld, shownMs])
  useEffect(() => {
    playTone(toneHz)
    if (kind !== 'refused') vibrate(kind === 'accepted' ? 'stamp' : 'again')
    // The focus must not go to what is covered.
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Tab' || key.length === 1) end()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [kind, toneHz])
  return (
    <div
      onPointerDown={() => setHeld(true)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      data-outcome={kind}
      className={cn('fixed inset-0 z-50 flex animate-fade flex-col overflow-y-auto', board)}
    >
      <CounterBar cafe={cafe} count={count} />
      <div
        aria-hidden
        className="mx-auto flex w-full max-w-184 grow flex-col items-center justify-center px-5 py-4 text-center"
      >
        <ResultText result={result} large />
      </div>
      <div className="mx-auto w-full max-w-100 shrink-0 px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <Button variant="ghost" onClick={onNext} className="w-full border-2 text-inherit">
          {t('checkIn.next')}
        </Button>
      </div>
    </div>
  )
}

/** Where the counter is and how many have come today, above the camera and the result. */
export function CounterBar({ cafe, count }: Pick<ResultBoardProps, 'cafe' | 'count'>) {
  const { t } = useTranslation('admin')
  return (
    <div
      aria-hidden
      className="flex shrink-0 items-center justify-between gap-4 border-brass border-b-3 px-5 pt-[max(0.875rem,env(safe-area-inset-top))] pb-3 text-body"
    >
      <span className="min-w-0 font-title wrap-anywhere">{cafe}</span>
      <span className="tabular shrink-0 text-body-2">{t('checkIn.guests', { count })}</span>
    </div>
  )
}

function ResultText({ result, large = false }: { result: ShownResult; large?: boolean }) {
  const { title, text } = useResultText(result)
  const { icon: Icon } = outcomes[kindOf(result)]
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
  const { t, i18n } = useTranslation('admin')
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
            <TierBadge tier={kind.startsWith('gold') ? 'Gold' : 'Silver'} className={badge}>
              {t(passLabels[kind])}
            </TierBadge>
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
  const { t, i18n } = useTranslation('admin')
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
      date: reason === 'stale' ? `${day}, ${time}` : day,
      time,
      cafe: cafeOf(checkIn),
    }),
  }
}

/** A short sound for a result, where the browser allows one. */
function playTone(frequencyHz: number) {
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const oscillator = new OscillatorNode(context, { frequency: frequencyHz })
  oscillator.connect(new GainNode(context, { gain: 0.12 })).connect(context.destination)
  oscillator.onended = () => void context.close()
  oscillator.start()
  oscillator.stop(context.currentTime + 0.2)
}
