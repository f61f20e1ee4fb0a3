import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/shared/ui'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const loadDialog = () => import('./add-cafe-dialog')
/** What cannot be had now is asked for again, and told of, by the dialog. */
const fetchDialogAhead = () => void loadDialog().catch(() => {})
const AddCafeDialog = lazy(async () => ({ default: (await loadDialog()).AddCafeDialog }))

/** The button that opens the dialog; its code comes as soon as it is about to be pressed. */
export function AddCafe() {
  const { t } = useTranslation('admin')
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={Plus}
        className="max-sm:w-full"
        onFocus={fetchDialogAhead}
        onPointerDown={fetchDialogAhead}
        onClick={({ currentTarget }) => {
          setOpener(currentTarget)
          setOpen(true)
        }}
      >
        {t('dashboard.add')}
      </Button>
      <Suspense>
        {opener && <AddCafeDialog open={open} opener={opener} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
