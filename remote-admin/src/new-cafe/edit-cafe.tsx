import { cafesRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { transact, useDraft } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { Button } from '@baithak/ui'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import { CafeDialog } from './cafe-dialog'
import { type CafeForm, cafeFormSchema, differingFields, editCafe, formOf } from './cafe-record'
import { useImages } from './use-images'

/** The changed fields alone: the others are translated, and the next opening may be in another language. */
const draftSchema = v.partial(cafeFormSchema)

/** The button and its dialog. One that waits for approval would be shown to members by a change, so it has neither. */
export function EditCafe({ cafe }: { cafe: AdminCafe }) {
  const { t } = useTranslation('admin')
  const { storage, toast } = useHost()
  const [isOpen, setOpen] = useState(false)
  const images = useImages(cafe.images)
  const draft = useDraft(
    storage.record({ key: `draft:edit-cafe:${cafe.id}`, schema: draftSchema, fallback: {} }),
  )
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

  if (cafe.status === 'Pending')
    return <p className="text-body-2 text-ink-2">{t('edit.pending')}</p>
  return (
    <>
      <Button
        variant="secondary"
        icon={PencilLine}
        className="max-md:grow print:hidden"
        onClick={() => setOpen(true)}
      >
        {t('edit.open')}
      </Button>
      <CafeDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('edit.title')}
        submitLabel={t('edit.submit')}
        form={form}
        isDirty={Object.keys(draft.value).length > 0}
        onChange={(part) => draft.change(differingFields(before, { ...form, ...part }))}
        images={images}
        onReset={draft.clear}
        onSave={save}
      />
    </>
  )
}
