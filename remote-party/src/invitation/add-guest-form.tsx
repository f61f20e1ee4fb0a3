import { useTranslation } from '@baithak/platform'
import { formatCount } from '@baithak/shared/format'
import { Button, TextField } from '@baithak/shared/ui'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { maxGuests } from './guest'

interface AddGuestFormProps {
  /** The guests on the list. */
  count: number
  /** Returns false if nothing was added; the text then stays. */
  onAdd: (text: string) => boolean
}

/** Adds the names of its field. The field keeps the focus for the next name. */
export function AddGuestForm({ count, onAdd }: AddGuestFormProps) {
  const { t } = useTranslation('party-invitation')
  const [text, setText] = useState('')
  const isFull = count >= maxGuests

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isFull && onAdd(text)) setText('')
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-start gap-2 pb-2">
      <TextField
        label={t('guests.name')}
        labelHidden
        placeholder={t('guests.name')}
        help={isFull ? t('guests.full', { limit: formatCount(maxGuests) }) : t('guests.help')}
        enterKeyHint="done"
        autoComplete="off"
        autoCapitalize="words"
        className="min-w-36 flex-1"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="tonal" icon={Plus} aria-disabled={isFull}>
        {t('guests.add')}
      </Button>
    </form>
  )
}
