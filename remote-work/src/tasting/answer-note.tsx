import { useTranslation } from '@baithak/platform'
import { CircleCheck, CircleX } from 'lucide-react'
import type { TastingAnswer } from '../model/tasting-answer'

const icons = { rated: CircleCheck, declined: CircleX }

/** What the member has answered to the invite. */
export function AnswerNote({ answer }: { answer: TastingAnswer }) {
  const { t } = useTranslation('work-tasting')
  const Icon = icons[answer]
  return (
    <p className="flex gap-3 rounded-panel bg-malai px-4 py-3.5 text-body-2">
      <Icon size={20} strokeWidth={1.75} aria-hidden className="mt-px shrink-0 text-acc" />
      <span className="min-w-0">{t(`answered.${answer}`)}</span>
    </p>
  )
}
