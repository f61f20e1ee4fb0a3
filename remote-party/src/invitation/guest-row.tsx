import { useTranslation } from '@baithak/platform'
import { Chip, cn } from '@baithak/ui'
import { Check, CircleQuestionMark, type LucideIcon, X } from 'lucide-react'
import { type Guest, type Reply, replies } from './guest'

interface GuestRowProps {
  guest: Guest
  /** At the door, who has arrived is marked in place of the replies. */
  isAtDoor: boolean
  onChange: (changes: Partial<Guest>) => void
  onEdit: (opener: HTMLElement) => void
}

/** A guest with a button for each reply; pressing the chosen one clears it. The name opens the guest. */
export function GuestRow({ guest, isAtDoor, onChange, onEdit }: GuestRowProps) {
  const { t } = useTranslation('party')
  const { name, people = 1, note, arrived = false } = guest
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-2 py-1.5">
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
      {isAtDoor && (
        <Chip
          selected={arrived}
          icon={arrived ? Check : undefined}
          aria-label={`${t('invitation.door.here')} ${name}`}
          className="ml-auto"
          onClick={() => onChange({ arrived: !arrived })}
        >
          {t('invitation.door.here')}
        </Chip>
      )}
      <fieldset
        aria-label={t('invitation.guests.replyOf', { name })}
        className="ml-auto flex"
        hidden={isAtDoor}
      >
        {replies.map((reply) => {
          const { icon: Icon, chosen } = replyIcons[reply]
          const isChosen = reply === guest.reply
          return (
            <button
              key={reply}
              type="button"
              aria-pressed={isChosen}
              aria-label={t(`invitation.guests.reply.${reply}`)}
              onClick={() => onChange({ reply: isChosen ? undefined : reply })}
              className={cn(
                'grid size-11 place-items-center rounded-chip active:bg-malai',
                isChosen ? chosen : 'text-ink-3',
              )}
            >
              <Icon size={22} strokeWidth={isChosen ? 2.4 : 1.75} />
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}

/** The icon of each reply, and its classes while the reply is chosen. */
export const replyIcons: Record<Reply, { icon: LucideIcon; chosen: string; text: string }> = {
  coming: { icon: Check, chosen: 'bg-ok-tint text-ok', text: 'text-ok' },
  maybe: { icon: CircleQuestionMark, chosen: 'bg-warn-tint text-warn', text: 'text-warn' },
  declined: { icon: X, chosen: 'bg-bad-tint text-bad', text: 'text-bad' },
}
