import { useHost, useTranslation } from '@baithak/platform'
import { Button, Sheet, type SheetControl, useSubmitOnce } from '@baithak/ui'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CafeFields } from './cafe-fields'
import { type CafeForm, missingIn } from './cafe-record'
import { ImagePicker } from './image-picker'
import type { useImages } from './use-images'

interface CafeDialogProps extends SheetControl {
  title: string
  submitLabel: string
  form: CafeForm
  onChange: (part: Partial<CafeForm>) => void
  /** Whether the form differs from the one that a first opening shows. */
  isDirty: boolean
  images: ReturnType<typeof useImages>
  /** Discards everything entered. */
  onReset: () => void
  /** Returns whether the café could be stored. */
  onSave: (form: CafeForm, imageUrls: readonly string[]) => boolean
}

/**
 * The form of a café. It stays mounted while closed, so that an accidental close keeps the form and its images. Only Cancel
 * and a successful submit reset it.
 */
export function CafeDialog(props: CafeDialogProps) {
  const { open, onClose, form, images } = props
  const { t } = useTranslation('admin')

  const { toast } = useHost()
  const [isSubmitted, setSubmitted] = useState(false)
  const [isRejected, setRejected] = useState(false)
  // What the closing dialog shows, although the form is reset at once.
  const [closing, setClosing] = useState<{ form: CafeForm; images: typeof images }>()
  const visible = (!open && closing) || { form, images }
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const formId = useId()
  const missing = missingIn(form)
  const isChanged = props.isDirty || images.isChanged || images.pending > 0
  // For Undo, which runs after later renders.
  const isChangedNow = useRef(isChanged)
  useEffect(() => {
    isChangedNow.current = isChanged
  }, [isChanged])

  function resetAndClose() {
    setClosing({ form, images })
    props.onReset()
    images.clear()
    setSubmitted(false)
    setRejected(false)
    onClose()
  }

  /** Undo fills the form again, for the next opening, unless that has been typed into already. */
  function cancel() {
    resetAndClose()
    if (!props.isDirty && !images.isChanged) return
    const restore = () => {
      if (isChangedNow.current) return
      if (props.isDirty) props.onChange(form)
      if (images.isChanged) images.replace(images.urls)
    }
    toast({ title: t('newCafe.discarded'), action: { label: t('cafe.undo'), onPress: restore } })
  }

  const [submit] = useSubmitOnce(() => {
    if (images.pending > 0) return false
    // Render the messages before the focus moves, so that they are announced with their field.
    flushSync(() => {
      setSubmitted(true)
      setRejected(false)
    })
    const [first] = missing
    if (first) {
      formElement.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return false
    }
    const isSaved = props.onSave(form, images.urls)
    if (isSaved) resetAndClose()
    else setRejected(true)
    return isSaved
  }, open)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <>
      {/* Covers the viewport at any scroll position of the page. */}
      <div ref={setContainer} className="pointer-events-none fixed inset-0 z-40" />
      {container && (
        <Sheet
          wide
          open={open}
          onClose={() => {
            setClosing(undefined)
            onClose()
          }}
          title={props.title}
          closeLabel={t('newCafe.close')}
          container={container}
          footer={
            <div className="-mx-5 border-rule border-t px-5 pt-4">
              <div role="alert">
                {isRejected && (
                  <p className="mb-3 flex items-start gap-1.5 text-meta text-bad">
                    <CircleAlert size={16} strokeWidth={2} className="mt-0.5 shrink-0" />
                    <span>
                      {images.urls.length > 0
                        ? `${t('newCafe.refused')} ${t('newCafe.refusedHint')}`
                        : t('newCafe.refused')}
                    </span>
                  </p>
                )}
              </div>
              <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
                <Button variant="secondary" onClick={cancel}>
                  {t('newCafe.cancel')}
                </Button>
                <Button type="submit" form={formId} busy={images.pending > 0}>
                  {props.submitLabel}
                </Button>
              </div>
            </div>
          }
        >
          <form ref={formElement} id={formId} noValidate onSubmit={handleSubmit}>
            <CafeFields
              form={visible.form}
              onChange={props.onChange}
              missing={isSubmitted ? missing : []}
            />
            <ImagePicker images={visible.images} />
          </form>
        </Sheet>
      )}
    </>
  )
}
