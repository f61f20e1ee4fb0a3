import { useTranslation } from '@baithak/platform'
import { Button, useLazySheet } from '@baithak/ui'
import { Plus } from 'lucide-react'

const loadDialog = () => import('./cafe-dialogs')

/** Opens the dialog. */
export function AddCafe({ onAdd }: { onAdd: (cafeId: string) => void }) {
  const { t } = useTranslation('admin')
  const sheet = useLazySheet(loadDialog, t('add.notLoaded'))
  return (
    <>
      <Button variant="secondary" icon={Plus} className="max-sm:w-full" {...sheet.trigger}>
        {t('dashboard.add')}
      </Button>
      {sheet.module && (
        <sheet.module.AddCafeDialog {...sheet.control} turn={sheet.openCount} onAdd={onAdd} />
      )}
    </>
  )
}
