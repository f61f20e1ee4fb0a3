import { useTranslation } from '@baithak/platform'
import { StarRating } from '@baithak/ui'
import type { Question } from './feedback'

interface StarQuestionProps {
  question: Question
  /** 0 while unrated. */
  value: number
  missing: boolean
  onChange: (value: number) => void
}

export function StarQuestion({ question, value, missing, onChange }: StarQuestionProps) {
  const { t } = useTranslation('work-tasting')
  return (
    <StarRating
      className="pt-5"
      label={t(`question.${question}`)}
      starLabel={(count) => t('stars', { count })}
      value={value}
      onChange={onChange}
      {...(missing && { error: t('missing') })}
    />
  )
}
