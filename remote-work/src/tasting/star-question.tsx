import { useTranslation } from '@baithak/platform'
import { StarRating } from '@baithak/shared/ui'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { type Question, steppedRating } from './feedback'

export interface StarQuestionProps {
  question: Question
  /** 0 while unrated. */
  value: number
  missing: boolean
  onChange: (value: number) => void
}

/**
 * One question of the feedback. The browser's own radio keys know no way to nothing and skip the first star, so
 * the arrow keys are ours; the star that is set, tapped again, takes the rating back.
 */
export function StarQuestion({ question, value, missing, onChange }: StarQuestionProps) {
  const { t } = useTranslation('work')
  const group = useRef<HTMLDivElement>(null)

  function moveByKey(event: KeyboardEvent) {
    const next = steppedRating(value, event.key)
    if (next === null) return
    event.preventDefault()
    onChange(next)
    group.current?.querySelectorAll('input')[Math.max(next, 1) - 1]?.focus()
  }

  function takeBack({ target }: MouseEvent) {
    if (target instanceof HTMLInputElement && Number(target.value) === value) onChange(0)
  }

  return (
    <div ref={group} className="pt-5" onKeyDownCapture={moveByKey} onClickCapture={takeBack}>
      <StarRating
        label={t(`tasting.question.${question}`)}
        starLabel={(count) => t('tasting.stars', { count })}
        value={value}
        onChange={onChange}
        {...(missing && { error: t('tasting.missing') })}
      />
    </div>
  )
}
