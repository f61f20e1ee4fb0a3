import { useHost, useTranslation } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { Button } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { MessageField } from '../components/message-field'
import { addNames, type Guest, guestListRecord, maxGuests, unlistedNames } from './guest'
import { namesFromText, textOfNames } from './guest-names'

interface AddGuestFormProps {
  partyId: string
  guests: readonly Guest[]
}

/** Adds the names of its field, which keeps the focus and the names that find no room. */
export function AddGuestForm({ partyId, guests }: AddGuestFormProps) {
  const { t } = useTranslation()
  const record = useHost().storage.record(guestListRecord(partyId))
  const [text, setText] = useState('')
  const [listed, setListed] = useState(0)
  const isFull = guests.length >= maxGuests
  const left = isFull ? unlistedNames(guests, namesFromText(text)).length : 0

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const names = namesFromText(text)
    const saved = transact([record], ([list]) => [addNames(list, names)])
    if (!saved.ok) return
    setListed(names.length - unlistedNames(saved.before[0], names).length)
    setText(textOfNames(unlistedNames(saved.after[0], names)))
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-start gap-2 pb-2">
      <MessageField
        label={t('invitation.guests.name')}
        help={
          isFull
            ? t('invitation.guests.full', { limit: formatCount(maxGuests) })
            : t('invitation.guests.help')
        }
        enterKeyHint="done"
        autoComplete="off"
        autoCapitalize="words"
        className="min-w-[min(9rem,100%)] flex-1"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="tonal" icon={Plus} aria-disabled={isFull}>
        {t('invitation.guests.add')}
      </Button>
      <p role="status" className="w-full text-meta text-ink-2 empty:hidden">
        {[
          listed > 0 && t('invitation.guests.listed', { count: listed }),
          left > 0 && t('invitation.guests.left', { count: left }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </form>
  )
}
