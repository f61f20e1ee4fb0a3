import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { sameId, transact } from '@baithak/shared/storage'
import { Button, Sheet } from '@baithak/shared/ui'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CafeFields } from './cafe-fields'
import { missingIn } from './cafe-form'
import { createCafeRecord } from './create-cafe-record'
import { ImagePicker } from './image-picker'
import { useCafeForm } from './use-cafe-form'
import { useImages } from './use-images'

interface AddCafeDialogProps {
  open: boolean
  opener: HTMLElement | null
  /** How often it was opened. */
  turn: number
  onClose: () => void
}

/**
 * Adds a café. It stays mounted while it is closed, so that closing it by accident loses nothing, not even the images;
 * only Cancel and a café that was added empty it.
 */
export function AddCafeDialog({ open, opener, turn, onClose }: AddCafeDialogProps) {
  const { t } = useTranslation('admin')
  const host = useHost()
  const { form, change, clear } = useCafeForm()
  const images = useImages()
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState(false)
  // Ahead of what is rendered: until the dialog is gone, the emptied form still takes a second press.
  const leftTurn = useRef(0)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const formId = useId()
  const missing = missingIn(form)

  function leave() {
    clear()
    images.clear()
    setTried(false)
    setRefused(false)
    leftTurn.current = turn
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!open || leftTurn.current === turn || images.pending > 0) return
    // Written down before the focus moves, so that the message is read out with its field.
    flushSync(() => {
      setTried(true)
      setRefused(false)
    })
    const [first] = missing
    if (first) {
      formElement.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    const cafe = createCafeRecord(form, images.urls, new Date())
    const written = transact([host.storage.cafes], ([cafes]) => [
      cafes.some(({ id, name }) => sameId(id, cafe.id) && name === cafe.name)
        ? cafes
        : [...cafes, cafe],
    ])
    if (!written.ok) return setRefused(true)
    host.toast({ title: t('add.done'), description: t('add.doneText', { name: cafe.name }) })
    leave()
  }

  return (
    <>
      {/* The window itself, whatever the page below is scrolled to. */}
      <div ref={setPlace} className="pointer-events-none fixed inset-0 z-40" />
      {place && (
        <Sheet
          wide
          open={open}
          opener={opener}
          onOpenChange={(next) => next || onClose()}
          title={t('add.title')}
          closeLabel={t('add.close')}
          container={place}
          footer={
            <div className="-mx-5 border-rule border-t px-5 pt-4">
              <div role="alert">
                {refused && (
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
                <Button variant="secondary" onClick={leave}>
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
            <CafeFields form={form} onChange={change} missing={tried ? missing : []} />
            <ImagePicker images={images} />
          </form>
        </Sheet>
      )}
    </>
  )
}
