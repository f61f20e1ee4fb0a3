import { useTranslation } from '@baithak/platform'
import { Button, useLateSheet } from '@baithak/shared/ui'
import { Plus } from 'lucide-react'

const loadDialog = () => import('./add-cafe-dialog')

/** Opens the dialog, whose code is prefetched on focus and pointer down. */
export function AddCafe() {
  const { t } = useTranslation('admin')
  const sheet = useLateSheet(loadDialog, t('add.notLoaded'))
  return (
    <>
      <Button
        icon={Plus}
        className="max-sm:w-full"
        busy={sheet.busy !== null}
        onFocus={sheet.fetchAhead}
        onPointerDown={sheet.fetchAhead}
        onClick={({ currentTarget }) => sheet.show(currentTarget)}
      >
        {t('dashboard.add')}
      </Button>
      {sheet.code && (
        <sheet.code.AddCafeDialog
          open={sheet.open}
          opener={sheet.opener}
          turn={sheet.turn}
          onClose={sheet.close}
        />
      )}
    </>
  )
}
