import { Dialog } from 'radix-ui'
import { type ComponentProps, type ReactElement, useRef } from 'react'
import { useCloseOnBack } from './use-close-on-back'

interface ModalProps extends ComponentProps<'div'> {
  open: boolean
  onOpen?: () => void
  onClose: () => void
  /** Between the page and the dialog. */
  scrim?: ReactElement
  container: HTMLElement | null | undefined
}

/**
 * Radix's modal dialog, which Back closes as well. Its Overlay is left out: it locks the page's scroll position by a
 * style element, which the content security policy refuses. `base.css` locks it.
 */
export function Modal({ open, onOpen, onClose, scrim, container, ...props }: ModalProps) {
  const opener = useRef<Element>(null)
  useCloseOnBack(open, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={onClose}>
      {scrim && <Dialog.Portal container={container}>{scrim}</Dialog.Portal>}
      <Dialog.Portal container={container}>
        <Dialog.Content
          {...props}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            opener.current = document.activeElement
            onOpen?.()
            focusElement(event.target)
          }}
          // Radix gives the focus back to its own Trigger alone.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusElement(opener.current)
          }}
        />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function focusElement(target: EventTarget | null) {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
