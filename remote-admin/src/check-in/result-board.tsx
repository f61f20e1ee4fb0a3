import { useTranslation } from '@baithak/platform'
import { Button, cn, vibrate } from '@baithak/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { outcomeOf, outcomes, ResultText, type ShownResult } from './result-text'

interface ResultBoardProps {
  result: ShownResult
  cafe: string
  /** Today's check-ins at the café. */
  count: number
  onNext: () => void
  /** Takes an accepted check-in back. */
  onUndo: () => void
}

/**
 * The result of a code over the whole screen, legible at arm's length. It leaves by itself and stays while it is touched.
 * A typed key belongs to the next code. The panel below stays and says the same to screen readers.
 */
export function ResultBoard({ result, cafe, count, onNext, onUndo }: ResultBoardProps) {
  const { t } = useTranslation()
  const kind = outcomeOf(result)
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
      <DeskBar cafe={cafe} count={count} />
      <div
        aria-hidden
        className="mx-auto flex w-full max-w-184 grow flex-col items-center justify-center px-5 py-4 text-center"
      >
        <ResultText result={result} large />
      </div>
      <div className="mx-auto flex w-full max-w-100 shrink-0 gap-3 px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] *:grow">
        {kind === 'accepted' && (
          <Button variant="ghost" onClick={onUndo} className="border-2 text-inherit!">
            {t('checkIn.undo')}
          </Button>
        )}
        <Button variant="ghost" onClick={onNext} className="border-2 text-inherit!">
          {t('checkIn.next')}
        </Button>
      </div>
    </div>
  )
}

/** The café of the desk and the number of today's guests, above the camera and the result. */
export function DeskBar({ cafe, count }: Pick<ResultBoardProps, 'cafe' | 'count'>) {
  const { t } = useTranslation()
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
