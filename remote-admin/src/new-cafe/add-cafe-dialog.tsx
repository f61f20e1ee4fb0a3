import { cafesRecord, type StoredCafe } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { CafeDialog, type DialogState } from './cafe-dialog'
import { blankForm, type CafeForm } from './cafe-form'
import { addCafe, createCafeRecord } from './create-cafe-record'
import { useCafeForm } from './use-cafe-form'
import { useImages } from './use-images'

interface AddCafeDialogProps extends DialogState {
  onAdd: (cafeId: string) => void
}

/** Adds a café. */
export function AddCafeDialog({ onAdd, ...dialog }: AddCafeDialogProps) {
  const { t } = useTranslation('admin')
  const host = useHost()
  const { form, change, clear } = useCafeForm()

  function save(entered: CafeForm, imageUrls: readonly string[]) {
    const cafe = createCafeRecord(entered, imageUrls, new Date())
    const result = transact([host.storage.record(cafesRecord)], ([cafes]) => [addCafe(cafes, cafe)])
    if (!result.ok) return false
    host.toast({ title: t('add.done'), description: t('add.doneText', { name: cafe.name }) })
    const isAdded = ({ name, address }: StoredCafe) =>
      name === cafe.name && address === cafe.address
    onAdd(String(result.after[0].findLast(isAdded)?.id))
    return true
  }

  return (
    <CafeDialog
      {...dialog}
      title={t('add.title')}
      submitLabel={t('add.submit')}
      form={form}
      onChange={change}
      isDirty={form !== blankForm}
      images={useImages()}
      onReset={clear}
      onSave={save}
    />
  )
}
