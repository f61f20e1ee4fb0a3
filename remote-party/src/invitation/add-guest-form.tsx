import { useTranslation } from '@baithak/platform'
import { Button, LimitNote, TextField } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, useState } from 'react'
import { maxGuests } from './guest'
import { namesFromText, textOfNames } from './guest-names'

interface AddGuestFormProps {
  /** The guests on the list. */
  count: number
  /** Returns the text that stays: the names that were not added. */
  onAdd: (text: string) => string
}

/** Room for the names of a long list, pasted at once. */
const maxLength = 5000

/** Adds the names of its field. The field keeps the focus for the next name. */
export function AddGuestForm({ count, onAdd }: AddGuestFormProps) {
  const { t } = useTranslation('party')
  const [text, setText] = useState('')
  const isFull = count >= maxGuests

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isFull) setText(onAdd(text))
  }
  /** The field has one line: pasted lines and columns would become one name. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text').trim()
    if (!/[\r\n\t]/.test(pasted)) return
    event.preventDefault()
    const input = event.currentTarget
    const { selectionStart, selectionEnd, value } = input
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    const room = maxLength - value.length + end - start
    input.setRangeText(textOfNames(namesFromText(pasted)).slice(0, room), start, end, 'end')
    setText(input.value)
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-start gap-2">
      <TextField
        label={t('invitation.guests.name')}
        labelHidden
        placeholder={t('invitation.guests.name')}
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
        maxLength={maxLength}
        onChange={(event) => setText(event.target.value)}
        onPaste={handlePaste}
      />
      <Button type="submit" variant="tonal" icon={Plus} aria-disabled={isFull}>
        {t('invitation.guests.add')}
      </Button>
      <LimitNote text={text} maxLength={maxLength}>
        {t('invitation.guests.fieldFull', { limit: formatCount(maxLength) })}
      </LimitNote>
    </form>
  )
}
