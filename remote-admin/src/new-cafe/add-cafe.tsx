import { useTranslation } from '@baithak/platform'
import { Button, useLazySheet } from '@baithak/shared/ui'
import { Plus } from 'lucide-react'

const loadDialog = () => import('./add-cafe-dialog')

/** The button that opens the dialog; its code comes as soon as it is about to be pressed. */
export function AddCafe() {
  const { t } = useTranslation('admin')
  const sheet = useLazySheet(loadDialog, t('add.notLoaded'))
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
