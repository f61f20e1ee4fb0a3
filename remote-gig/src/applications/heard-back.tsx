import { useHost, useTranslation } from '@baithak/platform'
import { Button, cn, textLinkClassName } from '@baithak/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type GigAnswer, gigAnswersRecord, type MyGig, noteAnswer } from '../model/answers'

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

  /** The button that was pressed is gone then. */
  function renderNow(change: () => void) {
    const hadFocus = group.current?.contains(document.activeElement)
    flushSync(change)
    if (hadFocus) group.current?.querySelector('button')?.focus()
  }
  function note(answer?: GigAnswer) {
    renderNow(() => {
      const { ok } = record.write((answers) => noteAnswer(answers, gig, answer))
      if (ok) setAsking(false)
    })
    if (!group.current) onRemoved()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in each row of a list has a border and no fields
    <div
      ref={group}
      role="group"
      aria-label={[t('applications.answer.title'), gig.title].join(' ')}
      className={cn(
        '-mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 pb-3 text-body-2 text-ink-2',
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
        <>
          <Button variant="secondary" size="md" className="grow" onClick={() => note('yes')}>
            {t('applications.answer.yes')}
          </Button>
          <Button variant="secondary" size="md" className="grow" onClick={() => note('no')}>
            {t('applications.answer.no')}
          </Button>
        </>
      ) : (
        <button
          type="button"
          className={textLinkClassName}
          onClick={() => renderNow(() => setAsking(true))}
        >
          {t('applications.answer.title')}
        </button>
      )}
    </div>
  )
}
