import { useTranslation } from '@baithak/platform'
import { Button, useLazySheet } from '@baithak/ui'
import { Plus } from 'lucide-react'

const loadDialog = () => import('./cafe-dialogs')

/** Opens the dialog, whose code is prefetched on focus and pointer down. */
export function AddCafe({ onAdd }: { onAdd: (cafeId: string) => void }) {
  const { t } = useTranslation('admin')
  const sheet = useLazySheet(loadDialog, t('add.notLoaded'))
  return (
    <>
      <Button
        variant="secondary"
        icon={Plus}
        className="max-sm:w-full"
        busy={sheet.loadingOpener !== null}
        onFocus={sheet.preload}
        onPointerDown={sheet.preload}
        onClick={({ currentTarget }) => sheet.show(currentTarget)}
      >
        {t('dashboard.add')}
      </Button>
      {sheet.module && (
        <sheet.module.AddCafeDialog
          open={sheet.open}
          opener={sheet.opener}
          turn={sheet.openCount}
          onClose={sheet.close}
          onAdd={onAdd}
        />
      )}
    </>
  )
}
