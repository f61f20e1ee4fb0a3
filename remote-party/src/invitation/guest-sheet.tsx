import { visibleText } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { Button, Sheet, type SheetControl, TextField } from '@baithak/ui'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Guest } from './guest'

interface GuestSheetProps extends SheetControl {
  guest: Guest
  onRename: (name: string) => void
  onRemove: () => void
}

/** Changes a guest's name, or removes the guest. Closed, it keeps what was typed. */
export function GuestSheet({ guest, onRename, onRemove, ...sheet }: GuestSheetProps) {
  const { t } = useTranslation()

  const [name, setName] = useState(guest.name)
  const [hasError, setHasError] = useState(false)
  const formId = useId()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const typed = visibleText(name)
    setHasError(!typed)
    if (!typed) return
    setName(typed)
    onRename(typed)
  }
  return (
    <Sheet
      {...sheet}
      title={t('invitation.guests.sheet')}
      footer={
        <>
          <Button variant="secondary" icon={Trash2} onClick={onRemove}>
            {t('invitation.guests.remove')}
          </Button>
          <Button type="submit" form={formId}>
            {t('invitation.guests.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        <TextField
          label={t('invitation.guests.name')}
          error={hasError && !visibleText(name) && t('invitation.guests.nameMissing')}
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="words"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Sheet>
  )
}
