import { useTranslation } from '@baithak/platform'
import { Chip, cn } from '@baithak/ui'
import { Check, CircleQuestionMark, type LucideIcon, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Guest, type Reply, replies } from './guest'

interface GuestRowProps {
  guest: Guest
  /** Marks who has arrived, in place of the replies. */
  isAtDoor: boolean
  /** The guest's answer has just come: the row is scrolled to and marked. */
  isNew: boolean
  onChange: (changes: Partial<Guest>) => void
  onEdit: (opener: HTMLElement) => void
}

/** A guest with a button for each reply; pressing the chosen one clears it. The name opens the guest. */
export function GuestRow({ guest, isAtDoor, isNew, onChange, onEdit }: GuestRowProps) {
  const { t } = useTranslation()
  const { name, people = 1, note, arrived = false, paid = false } = guest
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'center' })
  }, [isNew])
  return (
    <div
      ref={row}
      aria-current={isNew || undefined}
      className={cn('py-1.5', isNew && '-mx-4 border-l-4 border-acc bg-acc-tint px-3')}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <button
          type="button"
          translate="no"
          aria-haspopup="dialog"
          aria-label={t('invitation.guests.edit', { name })}
          onClick={({ currentTarget }) => onEdit(currentTarget)}
          className="min-h-11 min-w-[min(6rem,100%)] flex-1 rounded-chip text-left text-body font-label wrap-anywhere active:bg-malai"
        >
          <span className="block">{people > 1 ? `${name} +${people - 1}` : name}</span>
          {note && <span className="block text-meta font-normal text-ink-2">{note}</span>}
        </button>
        {isAtDoor ? (
          <GuestTick
            name={name}
            label={t('invitation.door.here')}
            selected={arrived}
            onClick={() => onChange({ arrived: !arrived })}
          />
        ) : (
          (guest.reply === 'coming' || paid) && (
            <GuestTick
              name={name}
              label={t('invitation.guests.paid')}
              selected={paid}
              onClick={() => onChange({ paid: !paid })}
            />
          )
        )}
      </div>
      <fieldset
        aria-label={t('invitation.guests.replyOf', { name })}
        className="flex flex-wrap gap-2 pb-1"
        hidden={isAtDoor}
      >
        {replies.map((reply) => {
          const isChosen = reply === guest.reply
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

interface GuestTickProps {
  name: string
  label: string
  selected: boolean
  onClick: () => void
}

/** A tick beside a guest's name: here, paid. */
const GuestTick = ({ name, label, selected, onClick }: GuestTickProps) => (
  <Chip
    selected={selected}
    icon={selected ? Check : undefined}
    aria-label={`${label} ${name}`}
    onClick={onClick}
  >
    {label}
  </Chip>
)

/** The icon of each reply, and the colour of its text. */
export const replyIcons: Record<Reply, { icon: LucideIcon; text: string }> = {
  coming: { icon: Check, text: 'text-ok' },
  maybe: { icon: CircleQuestionMark, text: 'text-warn' },
  declined: { icon: X, text: 'text-bad' },
}
