import { guestId } from '@baithak/domain/check-in'
import { useTranslation } from '@baithak/platform'
import { Badge, Button, cn, useKitTexts, vibrate } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { CircleCheck, CircleX, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { memberNameIn, passLabels, type ShownResult, useResultText } from './result-text'
import type { CodeValidation } from './validate-code'

const outcomes = {
  accepted: { icon: CircleCheck, colours: 'bg-[#14523a] text-on-toast' },
  already: { icon: Info, colours: 'bg-marigold text-espresso' },
  refused: { icon: CircleX, colours: 'bg-toast-bad text-on-toast' },
}

function outcomeOf(result: ShownResult): keyof typeof outcomes {
  const reason = result === 'unknown' ? result : (result.refusal?.reason ?? 'accepted')
  return reason === 'accepted' || reason === 'already' ? reason : 'refused'
}

interface CheckInResultProps {
  result: ShownResult
  /** Takes an accepted check-in back. */
  onUndo: () => void
}

/** The result of the last code, legible at arm's length. A new one scrolls into view and makes the device vibrate. */
export function CheckInResult({ result, onUndo }: CheckInResultProps) {
  const { undo } = useKitTexts()
  const { title, text } = useResultText(result)
  const outcome = outcomeOf(result)
  const { icon: Icon, colours } = outcomes[outcome]
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
    if (outcome !== 'refused') vibrate(outcome === 'accepted' ? 'stamp' : 'again')
  }, [outcome])
  return (
    <div
      ref={panel}
      data-outcome={outcome}
      className={cn(
        'mt-6 flex animate-fade flex-col items-center gap-4 rounded-panel px-5 py-6 text-center',
        colours,
      )}
    >
      <p className="flex flex-col items-center gap-3 text-h2 short:flex-row">
        <Icon strokeWidth={1.5} className="size-16 shrink-0" />
        <span>{title}</span>
      </p>
      {result !== 'unknown' && <MemberText result={result} />}
      {text && <p className="max-w-184 text-h3 text-balance">{text}</p>}
      {outcome === 'accepted' && (
        <Button
          variant="ghost"
          className="min-w-32 border-2 text-inherit! active:bg-black/20!"
          onClick={onUndo}
        >
          {undo}
        </Button>
      )}
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
