import { useHost, useTranslation } from '@baithak/platform'
import { sameId, transact } from '@baithak/shared/storage'
import { Button, Sheet } from '@baithak/shared/ui'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CafeFields } from './cafe-fields'
import { type CafeForm, missingIn } from './cafe-form'
import { createCafeRecord } from './create-cafe-record'
import { ImagePicker } from './image-picker'
import { useCafeForm } from './use-cafe-form'
import { useImages } from './use-images'

interface AddCafeDialogProps {
  open: boolean
  opener: HTMLElement | null
  /** Incremented on each opening. */
  turn: number
  onClose: () => void
  onAdd: (cafeId: string) => void
}

/**
 * Adds a café. It stays mounted while closed, so that an accidental close keeps the form and its images. Only Cancel
 * and a successful submit reset it.
 */
export function AddCafeDialog({ open, opener, turn, onClose, onAdd }: AddCafeDialogProps) {
  const { t } = useTranslation('admin')
  const host = useHost()
  const { form, change, clear } = useCafeForm()
  const images = useImages()
  const [isSubmitted, setSubmitted] = useState(false)
  const [isRejected, setRejected] = useState(false)
  // What the closing dialog shows, although the form is reset at once.
  const [closing, setClosing] = useState<{ form: CafeForm; images: typeof images }>()
  const visible = (!open && closing) || { form, images }
  // A ref, because the closing dialog still takes a second click before it renders.
  const closedTurn = useRef(0)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const formId = useId()
  const missing = missingIn(form)

  function resetAndClose() {
    setClosing({ form, images })
    clear()
    images.clear()
    setSubmitted(false)
    setRejected(false)
    closedTurn.current = turn
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!open || closedTurn.current === turn || images.pending > 0) return
    // Render the messages before the focus moves, so that they are announced with their field.
    flushSync(() => {
      setSubmitted(true)
      setRejected(false)
    })
    const [first] = missing
    if (first) {
      formElement.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    const cafe = createCafeRecord(form, images.urls, new Date())
    const result = transact([host.storage.cafes], ([cafes]) => [
      cafes.some(({ id, name }) => sameId(id, cafe.id) && name === cafe.name)
        ? cafes
        : [...cafes, cafe],
    ])
    if (!result.ok) return setRejected(true)
    host.toast({ title: t('add.done'), description: t('add.doneText', { name: cafe.name }) })
    resetAndClose()
    onAdd(cafe.id)
  }

  return (
    <>
      {/* Covers the viewport at any scroll position of the page. */}
      <div ref={setContainer} className="pointer-events-none fixed inset-0 z-40" />
      {container && (
        <Sheet
          wide
          open={open}
          opener={opener}
          onOpenChange={(next) => {
            if (next) return
            setClosing(undefined)
            onClose()
          }}
          title={t('add.title')}
          closeLabel={t('add.close')}
          container={container}
          footer={
            <div className="-mx-5 border-rule border-t px-5 pt-4">
              <div role="alert">
                {isRejected && (
                  <p className="mb-3 flex items-start gap-1.5 text-meta text-bad">
                    <CircleAlert
                      size={16}
                      strokeWidth={2}
                      aria-hidden
                      className="mt-0.5 shrink-0"
                    />
                    <span>
                      {t('add.refused')} {images.urls.length > 0 && t('add.refusedHint')}
                    </span>
                  </p>
                )}
              </div>
              <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
                <Button variant="secondary" onClick={resetAndClose}>
                  {t('add.cancel')}
                </Button>
                <Button type="submit" form={formId} busy={images.pending > 0}>
                  {t('add.submit')}
                </Button>
              </div>
            </div>
          }
        >
          <form ref={formElement} id={formId} noValidate onSubmit={submit}>
            <CafeFields
              form={visible.form}
              onChange={change}
              missing={isSubmitted ? missing : []}
            />
            <ImagePicker images={visible.images} />
          </form>
        </Sheet>
      )}
    </>
  )
}
