import { hideOthers } from 'aria-hidden'
import { DismissableLayer, FocusGuards, FocusScope, useComposedRefs } from 'radix-ui/internal'
import { type ComponentProps, useEffect, useRef } from 'react'
import { lockBodyScroll } from './lock-body-scroll'
import { useAfterPaint } from './use-after-paint'
import { useCloseWatcher } from './use-close-watcher'

interface DialogContentProps extends ComponentProps<'div'> {
  open: boolean
  onOpen: () => void
  onClose: () => void
  opener: HTMLElement | null | undefined
}

/**
 * What makes a box a modal dialog. Radix's Dialog is made of the same parts, and styles the body besides, which every
 * element inherits: the browser then goes through the whole page behind, twice, before the sheet is seen.
 */
export function DialogContent({
  open,
  onOpen,
  onClose,
  opener: given,
  ref,
  ...box
}: DialogContentProps) {
  const element = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const refs = useComposedRefs(ref, element)
  FocusGuards.useFocusGuards()
  useCloseWatcher(open, onClose)
  useEffect(() => (element.current ? hideOthers(element.current) : undefined), [])
  useAfterPaint(() => {
    const box = element.current
    if (!box?.contains(document.activeElement)) box?.focus({ preventScroll: true })
    return lockBodyScroll(document)
  })

  return (
    <FocusScope.Root
      asChild
      loop
      trapped={open}
      onMountAutoFocus={(event) => {
        onOpen()
        opener.current = given ?? document.activeElement
        event.preventDefault()
      }}
      onUnmountAutoFocus={(event) => {
        event.preventDefault()
        if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
      }}
    >
      <DismissableLayer.Root
        ref={refs}
        role="dialog"
        deferPointerDownOutside
        onDismiss={onClose}
        onFocusOutside={(event) => event.preventDefault()}
        {...box}
      />
    </FocusScope.Root>
  )
}
