import { visibleText } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { Button, FormSheet, type SheetControl, TextField } from '@baithak/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Guest } from './guest'

interface GuestSheetProps extends SheetControl {
  guest: Guest
  /** Returns false if the name could not be saved. */
  onRename: (name: string) => boolean
  onRemove: () => void
}

/** Changes a guest's name, or removes the guest. Closed, it keeps what was typed. */
export function GuestSheet({ guest, onRename, onRemove, ...sheet }: GuestSheetProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(guest.name)
  const [hasError, setHasError] = useState(false)

  function save(): boolean {
    const typed = visibleText(name)
    setHasError(!typed)
    if (!typed) return false
    setName(typed)
    return onRename(typed)
  }
  return (
    <FormSheet
      {...sheet}
      title={t('invitation.guests.sheet')}
      submitLabel={t('invitation.guests.save')}
      onSubmit={save}
      actions={
        <Button variant="secondary" icon={Trash2} onClick={onRemove}>
          {t('invitation.guests.remove')}
        </Button>
      }
    >
      <TextField
        label={t('invitation.guests.name')}
        error={hasError && !visibleText(name) && t('invitation.guests.nameMissing')}
        enterKeyHint="done"
        autoComplete="off"
        autoCapitalize="words"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormSheet>
  )
}
