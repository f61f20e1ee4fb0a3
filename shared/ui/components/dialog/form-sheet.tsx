import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../button/button'
import { Sheet } from './sheet'

interface FormSheetProps extends Omit<ComponentProps<typeof Sheet>, 'footer'> {
  /** The label of the button that submits. */
  submitLabel: string
  /** Saves the form. The sheet closes if it returns true, and stays open to show what is missing if not. */
  onSubmit: () => boolean
  /** Shows a spinner on the button that submits. */
  loading?: boolean
  /** Buttons before the one that submits. */
  actions?: ReactNode
  /** Why the form could not be saved; shown above the buttons. */
  alert?: ReactNode
  /** The fields; the form keeps 20 px between them. */
  children: ReactNode
}

/**
 * A form in a sheet. After it has submitted it ignores further taps until it is opened again: a double tap may come before
 * the sheet has closed. Keep typed values in the component that renders the sheet, so that they survive an accidental close.
 */
export function FormSheet({
  submitLabel,
  onSubmit,
  loading,
  actions,
  alert,
  children,
  ...sheet
}: FormSheetProps) {
  const id = useId()
  const isSaved = useRef(false)
  const { open, onClose } = sheet
  useEffect(() => {
    if (open) isSaved.current = false
  }, [open])

  function save() {
    if (!open || isSaved.current || !onSubmit()) return
    isSaved.current = true
    onClose()
  }
  return (
    <Sheet
      {...sheet}
      footer={
        <>
          <div role="alert" className="basis-full empty:hidden">
            {alert}
          </div>
          {actions}
          <Button type="submit" form={id} loading={loading}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        className="flex flex-col gap-5 pb-2"
      >
        {children}
      </form>
    </Sheet>
  )
}
