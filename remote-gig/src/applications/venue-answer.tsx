import { useHost, useTranslation } from '@baithak/platform'
import { Button, cn, textLinkClassName } from '@baithak/ui'
import { useRef, useState } from 'react'
import {
  type GigAnswer,
  type GigStage,
  gigAnswersRecord,
  type MyGig,
  noteAnswer,
  stageByAnswer,
} from '../model/gig'
import { useWithdraw } from '../model/use-applications'

/** The answers that a venue can give at a stage. */
const answersAt: Partial<Record<GigStage, readonly GigAnswer[]>> = {
  Applied: ['shortlisted', 'yes', 'no'],
  Shortlisted: ['yes', 'no'],
}

interface VenueAnswerProps {
  gig: MyGig
  stage: GigStage
  /** Called when the gig has left this list, with the stage whose list is shown next. */
  onMove(stage: GigStage): void
}

/** What the venue has answered to an application, to be noted and changed; and how to withdraw the application. */
export function VenueAnswer({ gig, stage, onMove }: VenueAnswerProps) {
  const { t } = useTranslation()
  const record = useHost().storage.record(gigAnswersRecord)
  const group = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  const withdraw = useWithdraw(gig, () => onMove(stage))
  const answers = (gig.answer !== 'no' && answersAt[stage]) || []

  /** Moves the focus to the group, because the pressed button goes. */
  function ask(asking: boolean) {
    group.current?.focus()
    setAsking(asking)
  }
  function note(answer?: GigAnswer) {
    if (!record.write((all) => noteAnswer(all, gig, answer)).ok) return
    ask(false)
    const next = answer && stageByAnswer[answer]
    if (next) onMove(next)
    else if (gig.answer && stageByAnswer[gig.answer]) onMove(stage)
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
        answers.map((answer) => (
          <Button
            key={answer}
            variant="secondary"
            size="md"
            className="grow"
            onClick={() => note(answer)}
          >
            {t(`applications.answer.${answer}`)}
          </Button>
        ))
      ) : (
        <>
          {gig.answer && (
            <>
              <p className="min-w-0 grow">{t(`applications.answer.noted.${gig.answer}`)}</p>
              <button type="button" className={textLinkClassName} onClick={() => note()}>
                {t('applications.answer.change')}
              </button>
            </>
          )}
          {answers.length > 0 && (
            <>
              <button type="button" className={textLinkClassName} onClick={() => ask(true)}>
                {t('applications.answer.title')}
              </button>
              <button type="button" className={textLinkClassName} onClick={withdraw}>
                {t('applications.withdraw.action')}
              </button>
            </>
          )}
        </>
      )}
    </div>
  )
}
