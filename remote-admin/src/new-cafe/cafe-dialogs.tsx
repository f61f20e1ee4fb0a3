import { cafesRecord, type StoredCafe } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { transact, useDraft } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import type { SheetControl } from '@baithak/ui'
import type { AdminCafe } from '../model/admin-cafe'
import { CafeDialog } from './cafe-dialog'
import { blankForm, type CafeForm, cafeFormSchema } from './cafe-form'
import { addCafe, createCafeRecord } from './create-cafe-record'
import { differingFields, editCafe, formOf } from './edit-cafe'
import { useImages } from './use-images'

interface AddCafeDialogProps extends SheetControl {
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
    host.toast({
      title: t('newCafe.done'),
      description: t('newCafe.doneText', { name: cafe.name }),
    })
    const isAdded = ({ name, address }: StoredCafe) =>
      name === cafe.name && address === cafe.address
    onAdd(String(result.after[0].findLast(isAdded)?.id))
    return true
  }

  return (
    <CafeDialog
      {...dialog}
      title={t('newCafe.title')}
      submitLabel={t('newCafe.submit')}
      form={form}
      onChange={change}
      isDirty={form !== blankForm}
      images={useImages()}
      onReset={clear}
      onSave={save}
    />
  )
}

/** The form's values, stored as a draft so that a reload or an accidental close keeps them. */
function useCafeForm() {
  const { storage } = useHost()
  const {
    value: form,
    change,
    clear,
  } = useDraft(
    storage.record({ key: 'draft:new-cafe', schema: cafeFormSchema, fallback: blankForm }),
  )
  return { form, change: (part: Partial<CafeForm>) => change({ ...form, ...part }), clear }
}

interface EditCafeDialogProps extends SheetControl {
  cafe: AdminCafe
}

/** The changed fields alone: the others are translated, and the next opening may be in another language. */
const editDraftSchema = v.partial(cafeFormSchema)

/** Changes a café. What is typed is stored as a draft of this café. */
export function EditCafeDialog({ cafe, ...dialog }: EditCafeDialogProps) {
  const { t } = useTranslation('admin')
  const { storage, toast } = useHost()
  const draft = useDraft(
    storage.record({ key: `draft:edit-cafe:${cafe.id}`, schema: editDraftSchema, fallback: {} }),
  )
  const images = useImages(cafe.images)
  const before = formOf(cafe)
  const form = { ...before, ...draft.value } as CafeForm

  function save(entered: CafeForm, imageUrls: readonly string[]) {
    const changed = { form: entered, images: images.isChanged ? imageUrls : null }
    const { ok } = transact([storage.record(cafesRecord)], ([cafes]) => [
      editCafe(cafes, cafe, changed),
    ])
    if (ok) toast({ title: t('edit.done') })
    return ok
  }

  return (
    <CafeDialog
      {...dialog}
      title={t('edit.title')}
      submitLabel={t('edit.submit')}
      form={form}
      isDirty={Object.keys(draft.value).length > 0}
      onChange={(part) => draft.change(differingFields(before, { ...form, ...part }))}
      images={images}
      onReset={draft.clear}
      onSave={save}
    />
  )
}
