import { useHost, useTranslation } from '@baithak/platform'
import { Button, cn, focusAfter, textLinkClassName } from '@baithak/ui'
import { useRef, useState } from 'react'
import { useWithdraw } from '../model/applications'
import {
  type GigAnswer,
  type GigStage,
  gigAnswersRecord,
  isOpen,
  type MyGig,
  noteAnswer,
  stageByAnswer,
} from '../model/gig'

const answers = ['shortlisted', 'yes', 'no', undefined] as const

interface CafeAnswerProps {
  gig: MyGig
  /** Called when the gig has left this list, with the stage whose list is shown next. */
  onMove(stage: GigStage): void
}

/** The café's answer to an application, to be noted and changed, and Withdraw. */
export function CafeAnswer({ gig, onMove }: CafeAnswerProps) {
  const { t } = useTranslation()
  const record = useHost().storage.record(gigAnswersRecord)
  const group = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  const withdraw = useWithdraw(gig, () => onMove(gig.stage))
  const choices = answers.filter(
    (answer) => answer !== gig.answer && !(answer && stageByAnswer[answer] === gig.stage),
  )
  const ask = (asking: boolean) =>
    focusAfter(
      () => setAsking(asking),
      () => group.current,
    )

  function note(answer?: GigAnswer) {
    if (!record.write((all) => noteAnswer(all, gig, answer)).ok) return
    const next = answer && stageByAnswer[answer]
    if (next) onMove(next)
    else if (gig.answer && stageByAnswer[gig.answer]) onMove(gig.stage)
    else ask(false)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in each row of a list has a border and no fields
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={[t('applications.answer.title'), gig.title].join(' ')}
      className={cn(
        '-mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 pb-3 text-body-2 text-ink-2 outline-none',
        !isAsking && 'pl-16.5 narrow:pl-0',
      )}
    >
      {isAsking ? (
        choices.map((answer) => (
          <Button
            key={answer ?? 'none'}
            variant="secondary"
            size="md"
            className="grow"
            onClick={() => note(answer)}
          >
            {t(`applications.answer.${answer ?? 'none'}`)}
          </Button>
        ))
      ) : (
        <>
          {gig.answer && (
            <p className="min-w-0 grow">{t(`applications.answer.noted.${gig.answer}`)}</p>
          )}
          <button type="button" className={textLinkClassName} onClick={() => ask(true)}>
            {t(`applications.answer.${gig.answer ? 'change' : 'title'}`)}
          </button>
          {isOpen(gig) && (
            <button type="button" className={textLinkClassName} onClick={withdraw}>
              {t('applications.withdraw.action')}
            </button>
          )}
        </>
      )}
    </div>
  )
}
