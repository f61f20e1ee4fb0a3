import { useTranslation } from '@baithak/platform'
import { cn } from '@baithak/ui'
import { Check } from 'lucide-react'
import { type Reply, replies } from './guest'

interface AnswerButtonsProps {
  chosen: Reply | undefined
  onAnswer: (reply: Reply) => void
}

/** A chair for each answer: decorated, not there yet, and put away. */
export function AnswerButtons({ chosen, onAnswer }: AnswerButtonsProps) {
  const { t } = useTranslation('party')
  return (
    <div className="answers">
      {replies.map((reply) => {
        const isChosen = reply === chosen
        return (
          <button
            key={reply}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onAnswer(reply)}
            className={cn(
              'answer text-h3 active:scale-[0.985]',
              isChosen
                ? 'bg-acc text-on-acc'
                : !chosen && reply === 'coming'
                  ? 'bg-marigold text-espresso'
                  : 'bg-field text-ink shadow-control',
            )}
          >
            <Chair key={String(isChosen)} reply={reply} settles={isChosen} />
            <span>{t(`invitation.answer.reply.${reply}`)}</span>
            {isChosen && <Check size={20} strokeWidth={2.4} />}
          </button>
        )
      })}
    </div>
  )
}

const flowers = [
  [14, 32],
  [16.5, 22.5],
  [23, 15.5],
  [32, 13],
  [41, 15.5],
  [47.5, 22.5],
  [50, 32],
] as const

function Chair({ reply, settles }: { reply: Reply; settles: boolean }) {
  return (
    <svg
      viewBox="0 0 64 74"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeDasharray={reply === 'maybe' ? '5 5' : undefined}
      className={settles ? 'animate-stamp' : ''}
    >
      <g transform={reply === 'declined' ? 'rotate(14 46 72)' : undefined}>
        <path d="M14 72 18 46V31a14 14 0 0 1 28 0v15l4 26M25 46V33a7 7 0 0 1 14 0v13M26 68l1-17M38 68l-1-17" />
        <path strokeWidth="6" d="M14 48h36" />
        {reply === 'coming' &&
          flowers.map(([x, y], index) => (
            <circle
              key={x}
              cx={x}
              cy={y}
              r="4.5"
              stroke="none"
              fill={index % 2 ? '#fff3dc' : '#d9562a'}
            />
          ))}
      </g>
      {reply === 'declined' && <path strokeWidth="3" opacity=".5" d="M6 72.5h54" />}
    </svg>
  )
}
