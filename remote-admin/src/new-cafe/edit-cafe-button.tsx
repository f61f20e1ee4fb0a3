import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import { EditCafeDialog } from './cafe-dialogs'

/** Opens the form of a café. One that waits for approval would be shown to members by a change, so it has none. */
export function EditCafeButton({ cafe }: { cafe: AdminCafe }) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  if (cafe.status === 'Pending')
    return <p className="text-body-2 text-ink-2">{t('edit.pending')}</p>
  return (
    <>
      <Button
        variant="secondary"
        icon={PencilLine}
        className="max-md:grow print:hidden"
        onClick={() => setOpen(true)}
      >
        {t('edit.open')}
      </Button>
      <EditCafeDialog key={cafe.id} cafe={cafe} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
