import { cafesRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { transact, useDraft } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import type { AdminCafe } from '../model/admin-cafe'
import { CafeDialog, type DialogState } from './cafe-dialog'
import { type CafeForm, cafeFormSchema } from './cafe-form'
import { differingFields, editCafe, formOf } from './edit-cafe'
import { useImages } from './use-images'

interface EditCafeDialogProps extends DialogState {
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
