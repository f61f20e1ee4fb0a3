import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AddCafeDialog } from './cafe-dialogs'

/** Opens the dialog. */
export function AddCafe({ onAdd }: { onAdd: (cafeId: string) => void }) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={Plus}
        className="max-sm:w-full"
        onClick={() => setOpen(true)}
      >
        {t('dashboard.add')}
      </Button>
      <AddCafeDialog open={isOpen} onClose={() => setOpen(false)} onAdd={onAdd} />
    </>
  )
}
