import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/shared/ui'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const AddCafeDialog = lazy(async () => ({
  default: (await import('./add-cafe-dialog')).AddCafeDialog,
}))

/** The button that opens the dialog; its code comes with the first press. */
export function AddCafe() {
  const { t } = useTranslation('admin')
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={Plus}
        className="max-sm:w-full"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t('dashboard.add')}
      </Button>
      <Suspense>{wanted && <AddCafeDialog open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
