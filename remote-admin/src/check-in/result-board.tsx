import { guestId } from '@baithak/domain/check-in'
import { useTranslation } from '@baithak/platform'
import { Button, cn, vibrate } from '@baithak/ui'
import { formatDate, formatTime } from '@baithak/ui/format'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type OutcomeKind, passLabels, type ShownResult, useOutcome } from './check-in-result'

/** `tones` in hertz, one after the other: up, level, down. A refusal has to be read. */
const boards = {
  accepted: {
    shownMs: 3000,
    className: 'bg-[#14523a] text-on-toast',
    icon: CircleCheck,
    tones: [660, 990],
  },
  already: {
    shownMs: 3000,
    className: 'bg-marigold text-espresso',
    icon: Clock,
    tones: [520, 520],
  },
  refused: {
    shownMs: 8000,
    className: 'bg-toast-bad text-on-toast',
    icon: CircleX,
    tones: [330, 220],
  },
} satisfies Record<OutcomeKind, object>

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
  const { kind, title, text } = useOutcome(result)
  const { shownMs, className, icon: Icon, tones } = boards[kind]
  const [isHeld, setHeld] = useState(false)
  const end = useEffectEvent(onNext)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => end(), shownMs)
    return () => clearTimeout(timer)
  }, [isHeld, shownMs])
  useEffect(() => {
    playTones(tones)
    if (kind !== 'refused') vibrate(kind === 'accepted' ? 'stamp' : 'again')
    // The focus must not go to what is covered.
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Tab' || key.length === 1) end()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [kind, tones])

  const member = result === 'unknown' || kind === 'refused' ? undefined : result
  const name = member?.name || (member?.visit.memberId === guestId ? t('checkIn.member.guest') : '')
  const at = member?.refusal ? member.refusal.date : member?.visit.at
  const when =
    at &&
    t(kind === 'already' ? 'checkIn.already.at' : 'checkIn.acceptedAt', { time: formatTime(at) })
  const note = kind === 'already' ? t('checkIn.already.text') : text
  const [heading, ...lines] = [name, when || title, note].filter(Boolean)
  return (
    <div
      onPointerDown={() => setHeld(true)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      data-outcome={kind}
      className={cn('fixed inset-0 z-50 flex animate-fade flex-col overflow-y-auto', className)}
    >
      <CounterBar cafe={cafe} count={count} />
      <div
        aria-hidden
        className="mx-auto flex w-full max-w-184 grow flex-col items-center justify-center gap-5 px-5 py-4 text-center short:flex-row short:gap-8 short:text-left"
      >
        <Icon strokeWidth={1.5} className="size-[min(10rem,24dvh)] shrink-0" />
        <div className="flex min-w-0 flex-col items-center gap-3 short:items-start">
          <p
            className={cn(
              'font-display text-balance wrap-anywhere',
              (heading ?? '').length > 20 ? 'text-display-2' : 'text-display-1',
            )}
          >
            {heading}
          </p>
          {lines.map((line) => (
            <p key={line} className="tabular text-h3 text-balance wrap-anywhere">
              {line}
            </p>
          ))}
          {member && <PassLine code={member.code} />}
        </div>
      </div>
      <div className="mx-auto w-full max-w-100 shrink-0 px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <Button variant="ghost" onClick={onNext} className="w-full border-2 text-inherit">
          {t('checkIn.next')}
        </Button>
      </div>
    </div>
  )
}

/** The pass of the guest, in its metal. */
function PassLine({ code: { kind, day } }: { code: Exclude<ShownResult, 'unknown'>['code'] }) {
  const { t, i18n } = useTranslation('admin')
  if (kind === 'none') return null
  const date = day ? formatDate(day, i18n.language) : ''
  const isHop = kind === 'hop'
  return (
    <p
      className={cn(
        'mt-1 rounded-panel px-6 py-3 text-ink shadow-sh3',
        isHop ? 'bg-info-tint' : kind.startsWith('gold') ? 'metal-gold' : 'metal-silver',
      )}
    >
      <span className="block font-display text-display-3">{t(passLabels[kind])}</span>
      {date && (
        <span className="tabular text-body-2 font-label">
          {t(isHop ? 'checkIn.member.on' : 'checkIn.member.until', { date })}
        </span>
      )}
    </p>
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

const toneS = 0.11
const volume = 0.12

/** A short sound for a result, where the browser allows one. */
function playTones(tones: readonly number[]) {
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const gain = context.createGain()
  gain.gain.value = volume
  gain.connect(context.destination)
  for (const [index, frequency] of tones.entries()) {
    const oscillator = context.createOscillator()
    const startS = context.currentTime + index * 1.3 * toneS
    oscillator.frequency.value = frequency
    oscillator.connect(gain)
    oscillator.start(startS)
    oscillator.stop(startS + toneS)
    if (index === tones.length - 1) oscillator.onended = () => void context.close()
  }
}
