import { useHost, useTranslation } from '@baithak/platform'
import { Button, cn, textLinkClassName } from '@baithak/ui'
import { useRef, useState } from 'react'
import { type GigAnswer, gigAnswersRecord, type MyGig, noteAnswer } from '../model/gig'

interface HeardBackProps {
  gig: MyGig
  /** Of this list: the gig is in another one now. */
  onRemoved(): void
}

/** What the venue has said to an application: the artist notes it, because no server brings it. */
export function HeardBack({ gig, onRemoved }: HeardBackProps) {
  const { t } = useTranslation('gig')
  const record = useHost().storage.record(gigAnswersRecord)
  const group = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)

  /** The pressed button goes, so the focus moves to the group that it was in. */
  function ask(asking: boolean) {
    group.current?.focus()
    setAsking(asking)
  }
  function note(answer?: GigAnswer) {
    if (!record.write((answers) => noteAnswer(answers, gig, answer)).ok) return
    ask(false)
    if (answer === 'yes' || gig.answer === 'yes') onRemoved()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in each row of a list has a border and no fields
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={[t('applications.answer.title'), gig.title].join(' ')}
      className={cn(
        '-mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 pb-3 text-body-2 text-ink-2 outline-none',
        !isAsking && 'pl-16.5 @max-[16rem]:pl-0',
      )}
    >
      {gig.answer ? (
        <>
          <p className="min-w-0 flex-1">{t(`applications.answer.noted.${gig.answer}`)}</p>
          <button type="button" className={textLinkClassName} onClick={() => note()}>
            {t('applications.answer.undo')}
          </button>
        </>
      ) : isAsking ? (
        (['yes', 'no'] as const).map((answer) => (
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
        <button type="button" className={textLinkClassName} onClick={() => ask(true)}>
          {t('applications.answer.title')}
        </button>
      )}
    </div>
  )
}
