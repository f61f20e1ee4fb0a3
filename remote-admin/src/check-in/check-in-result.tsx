import { guestId } from '@baithak/domain/check-in'
import { useTranslation } from '@baithak/platform'
import { Badge, Button, cn, useKitTexts, vibrate } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { CircleCheck, CircleX, Info } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { memberNameIn, passLabels, type ShownResult, useResultText } from './result-text'
import type { CodeValidation } from './validate-code'

/** How each outcome looks and sounds. A refusal covers the screen longer, because it has to be read. */
const outcomes = {
  accepted: {
    icon: CircleCheck,
    colours: 'bg-[#14523a] text-on-toast',
    shownMs: 3000,
    toneHz: 990,
  },
  already: { icon: Info, colours: 'bg-marigold text-espresso', shownMs: 3000, toneHz: 520 },
  refused: { icon: CircleX, colours: 'bg-toast-bad text-on-toast', shownMs: 8000, toneHz: 220 },
}

function outcomeOf(result: ShownResult): keyof typeof outcomes {
  const reason = result === 'unknown' ? result : (result.refusal?.reason ?? 'accepted')
  return reason === 'accepted' || reason === 'already' ? reason : 'refused'
}

interface CheckInResultProps {
  result: ShownResult
  /** Covers the screen, legible at arm's length. */
  large: boolean
  /** Uncovers the screen for the next code. */
  onNext: () => void
  /** Takes an accepted check-in back. */
  onUndo: () => void
}

/**
 * The result of the last code. It covers the screen for some seconds, longer while it is touched, and becomes a panel of
 * the page then, or with the first key of the next code.
 */
export function CheckInResult({ result, large, onNext, onUndo }: CheckInResultProps) {
  const { t } = useTranslation()
  const texts = useKitTexts()
  const { title, text } = useResultText(result)
  const outcome = outcomeOf(result)
  const { icon: Icon, colours, shownMs, toneHz } = outcomes[outcome]
  const [isHeld, setHeld] = useState(false)
  const end = useEffectEvent(onNext)
  useEffect(() => {
    if (isHeld || !large) return
    const timer = setTimeout(() => end(), shownMs)
    return () => clearTimeout(timer)
  }, [isHeld, large, shownMs])
  useEffect(() => {
    if (!large) return
    playTone(toneHz)
    if (outcome !== 'refused') vibrate(outcome === 'accepted' ? 'stamp' : 'again')
    // Tab must not move the focus to what is covered.
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Tab' || key.length === 1) end()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [large, outcome, toneHz])
  const buttonClass = 'min-w-32 border-2 text-inherit!'
  return (
    <div
      onPointerDown={() => setHeld(true)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      data-outcome={large ? outcome : undefined}
      className={cn(
        'flex animate-fade flex-col items-center gap-4 overflow-y-auto px-5 py-6 text-center',
        large ? 'fixed inset-0 z-50 *:first:mt-auto *:last:mt-auto' : 'mb-6 rounded-panel',
        colours,
      )}
    >
      <p className="flex flex-col items-center gap-3 text-h2 short:flex-row">
        <Icon
          strokeWidth={1.5}
          className={cn('shrink-0', large ? 'size-[min(10rem,24dvh)]' : 'size-10')}
        />
        <span>{title}</span>
      </p>
      {result !== 'unknown' && <MemberText result={result} />}
      <p className="max-w-184 text-h3 text-balance">{text}</p>
      <div className="flex gap-3">
        {outcome === 'accepted' && (
          <Button variant="ghost" className={buttonClass} onClick={onUndo}>
            {texts.undo}
          </Button>
        )}
        {large && (
          <Button variant="ghost" className={buttonClass} onClick={onNext}>
            {t('checkIn.next')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The member and the pass. */
function MemberText({ result: { checkIn, code } }: { result: CodeValidation }) {
  const { t, i18n } = useTranslation()
  const { kind, day } = code
  const date = day && formatDate(day, i18n.language)
  const badgeClass = 'px-4 py-1.5 text-h3'
  return (
    <>
      <div>
        <p
          translate={checkIn.name ? 'no' : undefined}
          className="font-display text-display-1 wrap-anywhere"
        >
          {memberNameIn(checkIn, t)}
        </p>
        {!checkIn.name && checkIn.memberId !== guestId && (
          <p className="text-meta">{t('checkIn.member.noName')}</p>
        )}
      </div>
      {kind !== 'none' && (
        <p className="tabular flex flex-wrap items-center justify-center gap-2.5 text-h3">
          {kind === 'hop' ? (
            <Badge variant="info" className={badgeClass}>
              {t(passLabels.hop)}
            </Badge>
          ) : (
            <Badge variant={kind.startsWith('gold') ? 'Gold' : 'Silver'} className={badgeClass}>
              {t(passLabels[kind])}
            </Badge>
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

/** Plays a short sound, where the browser allows one. */
function playTone(frequency: number) {
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const oscillator = new OscillatorNode(context, { frequency })
  oscillator.connect(new GainNode(context, { gain: 0.12 })).connect(context.destination)
  oscillator.onended = () => void context.close()
  oscillator.start()
  oscillator.stop(context.currentTime + 0.2)
}
