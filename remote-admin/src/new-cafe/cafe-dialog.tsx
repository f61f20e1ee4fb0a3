import { cafesRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useDraft } from '@baithak/storage'
import { Button, Sheet, useSubmitOnce } from '@baithak/ui'
import { CircleAlert, PencilLine, Plus } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
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
 * The button and the form of a café. The form stays mounted while closed, which keeps its images; the other fields are a
 * stored draft. Only Cancel and a successful submit reset it.
 */
export function CafeDialog({ cafe, onAdd }: CafeDialogProps) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const texts = cafe ? 'edit' : 'newCafe'
  const before = formOf(cafe)
  const record = storage.record(cafeDraft(cafe?.id))
  const draft = useDraft(record)
  const form = { ...before, ...draft.value } as typeof before
  const images = useImages(cafe?.images)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<'missing' | 'refused'>()
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const formId = useId()
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
    toast({ title: t('newCafe.discarded'), action: { label: t('cafe.undo'), onPress: restore } })
  }

  const [submit] = useSubmitOnce(() => {
    if (images.pending > 0) return false
    const [first] = missing
    // The messages are rendered before the focus moves, so that they are announced with their field.
    flushSync(() => setProblem(first && 'missing'))
    if (first) {
      formElement.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
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
  }, isOpen)

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
      {/* The sheet's container covers the viewport at any scroll position. */}
      <div ref={setContainer} className="pointer-events-none fixed inset-0 z-40" />
      {container && (
        <Sheet
          wide
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t(`${texts}.title`)}
          container={container}
          footer={
            <div className="-mx-5 border-rule border-t px-5 pt-4">
              <div role="alert">
                {problem === 'refused' && (
                  <p className="mb-3 flex items-start gap-1.5 text-meta text-bad">
                    <CircleAlert size={16} strokeWidth={2} className="mt-0.5 shrink-0" />
                    <span>
                      {`${t('newCafe.refused')} ${images.urls.length > 0 ? t('newCafe.refusedHint') : ''}`}
                    </span>
                  </p>
                )}
              </div>
              <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
                <Button variant="secondary" onClick={cancel}>
                  {t('newCafe.cancel')}
                </Button>
                <Button type="submit" form={formId} loading={images.pending > 0}>
                  {t(`${texts}.submit`)}
                </Button>
              </div>
            </div>
          }
        >
          <form
            ref={formElement}
            id={formId}
            noValidate
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              submit()
            }}
          >
            <CafeFields
              form={form}
              onChange={(part) => draft.change(changedFields(before, { ...form, ...part }))}
              missing={problem === 'missing' ? missing : []}
            />
            <ImagePicker images={images} />
          </form>
        </Sheet>
      )}
    </>
  )
}

const isBlank = (draft: object) => Object.keys(draft).length === 0
