import { useTranslation } from '@baithak/platform'
import { Button, TextField } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, useState } from 'react'
import { maxGuests } from './guest'
import { namesFromText, textOfNames } from './guest-names'

interface AddGuestFormProps {
  /** The guests on the list. */
  count: number
  /** Returns the names that were not added, and how many were on the list already. */
  onAdd: (names: readonly string[]) => { left: readonly string[]; listed: number }
}

const maxLength = 5000

/** Splits names into those that fit into the field as a whole, and the others. */
function fitNames(names: readonly string[]) {
  let count = names.length
  for (let length = 0, index = 0; index < names.length; index += 1) {
    length += textOfNames(names.slice(index, index + 1)).length + 2
    if (length > maxLength) {
      count = index
      break
    }
  }
  return { text: textOfNames(names.slice(0, count)), waiting: names.slice(count) }
}

/** Adds the names of its field. The field keeps the focus for the next name. */
export function AddGuestForm({ count, onAdd }: AddGuestFormProps) {
  const { t } = useTranslation()
  const [{ text, waiting }, setNames] = useState(fitNames([]))
  const [listed, setListed] = useState(0)
  const isFull = count >= maxGuests

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isFull) return
    const added = onAdd(namesFromText(text))
    setListed(added.listed)
    setNames(fitNames([...added.left, ...waiting]))
  }
  /** The field has one line and a limit: pasted lines would become one name, and the last one would be cut. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text').trim()
    if (!/[\r\n\t,;]/.test(pasted)) return
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const before = value.slice(0, selectionStart ?? value.length)
    const after = value.slice(selectionEnd ?? value.length)
    setNames(fitNames([...[before, pasted, after].flatMap(namesFromText), ...waiting]))
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-start gap-2 pb-2">
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
        onChange={(event) => setNames({ text: event.target.value, waiting })}
        onPaste={handlePaste}
      />
      <Button type="submit" variant="tonal" icon={Plus} aria-disabled={isFull}>
        {t('invitation.guests.add')}
      </Button>
      <p role="status" className="w-full text-meta text-ink-2 empty:hidden">
        {[
          listed > 0 && t('invitation.guests.listed', { count: listed }),
          waiting.length > 0 && t('invitation.guests.waiting', { count: waiting.length }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </form>
  )
}
