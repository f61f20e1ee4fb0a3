import { cafesRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useDraft } from '@baithak/storage'
import { Button, FieldNote, FormSheet, useKitTexts } from '@baithak/ui'
import { PencilLine, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AdminCafe } from '../model/admin-cafe'
import { CafeFields } from './cafe-fields'
import {
  cafeDraft,
  changedFields,
  createCafeRecord,
  editCafe,
  formOf,
  missingIn,
} from './cafe-record'
import { ImagePicker } from './image-picker'
import { useImages } from './use-images'

interface CafeDialogProps {
  /** Absent for a new café. */
  cafe?: AdminCafe
  onAdd?: (cafeId: string) => void
}

/**
 * The button and the form of a café. The images stay in the state of this component while the form is closed; the other
 * fields are a stored draft. Cancel and a successful submit reset both.
 */
export function CafeDialog({ cafe, onAdd }: CafeDialogProps) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const { undo } = useKitTexts()
  const texts = cafe ? 'edit' : 'newCafe'
  const before = formOf(cafe)
  const record = storage.record(cafeDraft(cafe?.id))
  const draft = useDraft(record)
  const form = { ...before, ...draft.value } as typeof before
  const images = useImages(cafe?.images)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<'missing' | 'refused'>()
  const fields = useRef<HTMLDivElement>(null)
  const missing = missingIn(form)

  function reset() {
    draft.clear()
    images.clear()
    setProblem(undefined)
    setOpen(false)
  }

  /** Resets the form. Undo fills it again, unless something new has been typed. */
  function cancel() {
    reset()
    if (isBlank(draft.value) && !images.isChanged) return
    const restore = () => {
      if (!isBlank(record.getState())) return
      draft.change(draft.value)
      if (images.isChanged) images.replace(images.urls)
    }
    toast({ title: t('newCafe.discarded'), action: { label: undo, onPress: restore } })
  }

  function submit(): boolean {
    if (images.pending > 0) return false
    const [first] = missing
    // Messages that are rendered before the focus moves are announced with their field.
    flushSync(() => setProblem(first && 'missing'))
    if (first) {
      fields.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return false
    }
    const added = createCafeRecord(form, images.urls, new Date())
    const changed = { form, images: images.isChanged ? images.urls : null }
    const { ok } = storage
      .record(cafesRecord)
      .write((cafes) => (cafe ? editCafe(cafes, cafe, changed) : [...cafes, added]))
    if (!ok) {
      setProblem('refused')
      return false
    }
    storage.saveSnapshot()
    if (cafe) toast({ title: t('edit.done') })
    else {
      toast({ title: t('newCafe.done'), description: t('newCafe.doneText', { name: added.name }) })
      onAdd?.(added.id)
    }
    reset()
    return true
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={cafe ? PencilLine : Plus}
        className="max-md:grow print:hidden"
        onClick={() => setOpen(true)}
      >
        {t(cafe ? 'edit.open' : 'dashboard.add')}
      </Button>
      <FormSheet
        wide
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(`${texts}.title`)}
        submitLabel={t(`${texts}.submit`)}
        onSubmit={submit}
        loading={images.pending > 0}
        actions={
          <Button variant="secondary" onClick={cancel}>
            {t('newCafe.cancel')}
          </Button>
        }
        alert={
          problem === 'refused' && (
            <FieldNote
              id="cafe-refused"
              error={[t('newCafe.refused'), images.urls.length > 0 && t('newCafe.refusedHint')]
                .filter(Boolean)
                .join(' ')}
            />
          )
        }
      >
        <div ref={fields}>
          <CafeFields
            form={form}
            onChange={(part) => draft.change(changedFields(before, { ...form, ...part }))}
            missing={problem === 'missing' ? missing : []}
          />
          <ImagePicker images={images} />
        </div>
      </FormSheet>
    </>
  )
}

const isBlank = (draft: object) => Object.keys(draft).length === 0
