import { useTranslation } from '@baithak/platform'
import { Button, useLazySheet } from '@baithak/ui'
import { PencilLine } from 'lucide-react'
import type { AdminCafe } from '../model/admin-cafe'

const loadDialog = () => import('./cafe-dialogs')

/** Opens the form of a café. One that waits for approval would be shown to members by a change, so it has none. */
export function EditCafeButton({ cafe }: { cafe: AdminCafe }) {
  const { t } = useTranslation('admin')
  const sheet = useLazySheet(loadDialog, t('add.notLoaded'))
  if (cafe.status === 'Pending')
    return <p className="text-body-2 text-ink-2">{t('edit.pending')}</p>
  return (
    <>
      <Button
        variant="secondary"
        icon={PencilLine}
        className="max-md:grow print:hidden"
        {...sheet.trigger}
      >
        {t('edit.open')}
      </Button>
      {sheet.module && (
        <sheet.module.EditCafeDialog
          key={cafe.id}
          cafe={cafe}
          {...sheet.control}
          turn={sheet.openCount}
        />
      )}
    </>
  )
}
