import { cafesRecord, type StoredCafe } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { transact, useDraft } from '@baithak/storage'
import { Button } from '@baithak/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { CafeDialog } from './cafe-dialog'
import { addCafe, blankForm, type CafeForm, cafeFormSchema, createCafeRecord } from './cafe-record'
import { useImages } from './use-images'

/** The button and its dialog. The form is stored as a draft, so that a reload or an accidental close keeps it. */
export function AddCafe({ onAdd }: { onAdd: (cafeId: string) => void }) {
  const { t } = useTranslation('admin')
  const { storage, toast } = useHost()
  const [isOpen, setOpen] = useState(false)
  const images = useImages()
  const draft = useDraft(
    storage.record({ key: 'draft:new-cafe', schema: cafeFormSchema, fallback: blankForm }),
  )

  function save(entered: CafeForm, imageUrls: readonly string[]) {
    const cafe = createCafeRecord(entered, imageUrls, new Date())
    const result = transact([storage.record(cafesRecord)], ([cafes]) => [addCafe(cafes, cafe)])
    if (!result.ok) return false
    toast({ title: t('newCafe.done'), description: t('newCafe.doneText', { name: cafe.name }) })
    const isAdded = ({ name, address }: StoredCafe) =>
      name === cafe.name && address === cafe.address
    onAdd(String(result.after[0].findLast(isAdded)?.id))
    return true
  }

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
      <CafeDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('newCafe.title')}
        submitLabel={t('newCafe.submit')}
        form={draft.value}
        onChange={(part) => draft.change({ ...draft.value, ...part })}
        isDirty={draft.value !== blankForm}
        images={images}
        onReset={draft.clear}
        onSave={save}
      />
    </>
  )
}
