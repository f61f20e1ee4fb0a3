import { guestId } from '@baithak/domain/check-in'
import { useTranslation } from '@baithak/platform'
import { cn, vibrate } from '@baithak/ui'
import { formatDate, formatTime } from '@baithak/ui/format'
import { Coffee, Info } from 'lucide-react'
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react'
import { type OutcomeKind, type ShownResult, useOutcome } from './check-in-result'
import { CounterBar } from './counter-bar'
import { NextButton, useCountdown } from './next-button'
import { playTone } from './play-tone'
import { ResultPicture } from './result-picture'

/** A refusal has to be read. */
const shownMs: Record<OutcomeKind, number> = { accepted: 3000, already: 3000, refused: 8000 }

/** The same in both themes. Inline: the style sheet of the first screen contains no class of this one. */
const colours: Record<OutcomeKind, CSSProperties> = {
  accepted: { background: '#14523a', color: 'var(--color-on-toast)' },
  already: { background: 'var(--color-marigold)', color: 'var(--color-espresso)' },
  refused: { background: 'var(--color-toast-bad)', color: 'var(--color-on-toast)' },
}
const paperStyle = { background: 'var(--paper, #fff8ea)' }

interface ResultBoardProps {
  result: ShownResult
  cafe: string
  /** Today's check-ins at the café. */
  count: number
  onNext: () => void
}

/**
 * The result of a code over the whole screen, to be seen from an arm's length. It leaves by itself, waits while it is
 * touched, and a key that is typed is the next code's. The panel below says the same to screen readers and stays.
 */
export function ResultBoard({ result, cafe, count, onNext }: ResultBoardProps) {
  const { t } = useTranslation('admin-check-in')
  const { kind, title, text } = useOutcome(result)
  const [isHeld, setHeld] = useState(false)
  const end = useEffectEvent(onNext)
  useCountdown(shownMs[kind], isHeld, onNext)
  useEffect(() => {
    playTone(kind)
    if (kind !== 'refused') vibrate(kind === 'accepted' ? 'stamp' : 'again')
    // The focus must not go to what is covered.
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Tab' || key.length === 1) end()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [kind])

  const hold = { onPointerDown: () => setHeld(true), onPointerUp: () => setHeld(false) }
  return (
    <div
      {...hold}
      onPointerCancel={() => setHeld(false)}
      data-outcome={kind}
      className="fixed inset-0 z-50 flex animate-fade flex-col overflow-y-auto"
      style={colours[kind]}
    >
      <CounterBar cafe={cafe} count={count} />
      <div className="flex grow flex-col items-center short:flex-row">
        <div
          aria-hidden
          className="flex w-full grow flex-col items-center px-5 text-center short:flex-row short:justify-center"
          style={{ maxWidth: '46rem', gap: 'min(1rem, 1.5dvh) 1.5rem' }}
        >
          <ResultPicture kind={kind} at={result === 'unknown' ? undefined : result.refusal?.date} />
          <div
            className="flex w-full min-w-0 flex-col items-center"
            style={{ maxWidth: '27rem', gap: 'min(1rem, 1.5dvh)' }}
          >
            {kind === 'accepted' && result !== 'unknown' ? (
              <Guest result={result} title={title} />
            ) : (
              <Reason result={result} kind={kind} title={title} text={text} />
            )}
          </div>
        </div>
        <NextButton
          durationMs={shownMs[kind]}
          isHeld={isHeld}
          onClick={onNext}
          onHold={setHeld}
          label={t('next')}
        />
      </div>
    </div>
  )
}

function displayStyle(text: string): CSSProperties {
  return {
    fontSize: text.length > 20 ? '2.125rem' : 'clamp(2.25rem, 11vw, 2.875rem)',
    lineHeight: 1.16,
  }
}

type MemberResult = Exclude<ShownResult, 'unknown'>

/** Who has come, with which pass, and what it gives. */
function Guest({ result, title }: { result: MemberResult; title: string }) {
  const { t, i18n } = useTranslation('admin-check-in')
  const { name, visit, code, earlier } = result
  const guest = name || (visit.memberId === guestId ? t('member.guest') : title)
  const { kind, day } = code
  const date = day ? formatDate(day, i18n.language) : ''
  const tier = kind.startsWith('gold') ? 'Gold' : 'Silver'
  return (
    <>
      <div className="min-w-0">
        <p className="font-display text-balance wrap-anywhere" style={displayStyle(guest)}>
          {guest}
        </p>
        <p className="tabular mt-1 text-h3">{t('acceptedAt', { time: formatTime(visit.at) })}</p>
      </div>
      <div className="paper w-full overflow-hidden rounded-panel text-left text-ink shadow-sh3">
        <div
          className={cn(
            'px-6 py-4',
            kind === 'hop' ? 'bg-info-tint' : tier === 'Gold' ? 'metal-gold' : 'metal-silver',
          )}
        >
          <p className="font-display text-display-3">
            {t(kind === 'hop' ? 'pass.hop' : `tier.${tier}`)}
          </p>
          {date && (
            <p className="tabular text-body-2 font-label">
              {t(kind === 'hop' ? 'member.on' : 'member.until', { date })}
            </p>
          )}
        </div>
        {/* A coffee a day: with an earlier visit, only that café knows. */}
        {kind !== 'hop' && !earlier && (
          <div
            className="flex items-center gap-4 border-t border-dashed px-6 py-3"
            style={paperStyle}
          >
            <Coffee size={30} strokeWidth={1.75} className="shrink-0" />
            <div className="min-w-0">
              <p className="text-h3">{t(`coffee.${tier}`)}</p>
              <p className="text-body-2 text-ink-2">{t('coffee.text')}</p>
            </div>
          </div>
        )}
      </div>
    </>
  )
}

interface ReasonProps {
  result: ShownResult
  kind: OutcomeKind
  title: string
  text: string
}

/** Why nothing was stored. */
function Reason({ result, kind, title, text }: ReasonProps) {
  const { t, i18n } = useTranslation('admin-check-in')
  const at = result === 'unknown' ? undefined : result.refusal?.date
  const isAlready = kind === 'already'
  const heading = isAlready && at ? t('already.at', { time: formatTime(at) }) : title
  const name = result === 'unknown' ? '' : result.name
  const day = result === 'unknown' ? null : result.code.day
  return (
    <>
      <p className="font-display text-balance wrap-anywhere" style={displayStyle(heading)}>
        {heading}
      </p>
      {isAlready && name && (
        <div className="w-full border-t py-3 text-left">
          <p className="text-h3 wrap-anywhere">{name}</p>
          {day && (
            <p className="tabular text-body-2">
              {t('member.until', { date: formatDate(day, i18n.language) })}
            </p>
          )}
        </div>
      )}
      <p
        className={cn(
          'flex items-start gap-3 text-body font-label',
          isAlready && 'w-full text-left',
        )}
      >
        {isAlready && <Info size={24} strokeWidth={2} className="shrink-0" />}
        <span className="min-w-0">{isAlready ? t('already.text') : text}</span>
      </p>
    </>
  )
}
