import { useTranslation } from '@baithak/platform'
import { Chip, cn, IconButton } from '@baithak/ui'
import { Check, CircleQuestionMark, type LucideIcon, Trash2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Guest, type Reply, replies } from './guest'

interface GuestRowProps {
  guest: Guest
  /** Marks who has arrived, in place of the replies. */
  isAtDoor: boolean
  /** The guest's answer has just come: the row is scrolled to and marked. */
  isNew: boolean
  onChange: (changes: Partial<Guest>) => void
  onRemove: () => void
}

/** A guest with a button for each reply; pressing the chosen one clears it. */
export function GuestRow({ guest, isAtDoor, isNew, onChange, onRemove }: GuestRowProps) {
  const { t } = useTranslation()
  const { name, people = 1, note, reply: given, paid = false } = guest
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'center' })
  }, [isNew])

  const mark = isAtDoor ? 'arrived' : 'paid'
  const isMarked = guest[mark] ?? false
  const markLabel = t(isAtDoor ? 'invitation.door.here' : 'invitation.guests.paid')
  return (
    <div
      ref={row}
      aria-current={isNew || undefined}
      className={cn('py-1.5', isNew && '-mx-4 border-l-4 border-acc bg-acc-tint px-3')}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <p
          translate="no"
          className="min-w-[min(6rem,100%)] flex-1 py-2 text-body font-label wrap-anywhere"
        >
          <span className="block">{people > 1 ? `${name} +${people - 1}` : name}</span>
          {note && <span className="block text-meta font-normal text-ink-2">{note}</span>}
        </p>
        {(isAtDoor || given === 'coming' || paid) && (
          <Chip
            selected={isMarked}
            icon={isMarked ? Check : undefined}
            aria-label={`${markLabel} ${name}`}
            onClick={() => onChange({ [mark]: !isMarked })}
          >
            {markLabel}
          </Chip>
        )}
        {!isAtDoor && (
          <IconButton
            icon={Trash2}
            label={t('invitation.guests.remove', { name })}
            onClick={onRemove}
          />
        )}
      </div>
      <fieldset
        aria-label={t('invitation.guests.replyOf', { name })}
        className="flex flex-wrap gap-2 pb-1"
        hidden={isAtDoor}
      >
        {replies.map((reply) => {
          const isChosen = reply === given
          return (
            <Chip
              key={reply}
              selected={isChosen}
              icon={isChosen ? replyIcons[reply].icon : undefined}
              onClick={() => onChange({ reply: isChosen ? undefined : reply })}
            >
              {t(`invitation.guests.reply.${reply}`)}
            </Chip>
          )
        })}
      </fieldset>
    </div>
  )
}

/** The icon of each reply, and the colour of its text. */
export const replyIcons: Record<Reply, { icon: LucideIcon; text: string }> = {
  coming: { icon: Check, text: 'text-ok' },
  maybe: { icon: CircleQuestionMark, text: 'text-warn' },
  declined: { icon: X, text: 'text-bad' },
}
