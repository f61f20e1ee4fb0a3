import { hideOthers } from 'aria-hidden'
import { DismissableLayer, FocusGuards, FocusScope, useComposedRefs } from 'radix-ui/internal'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useAfterPaint } from './use-after-paint'
import { useCloseOnBack } from './use-close-on-back'

interface DialogContentProps extends ComponentProps<'div'> {
  open: boolean
  onOpen: () => void
  onClose: () => void
  opener: HTMLElement | null | undefined
}

/**
 * A modal dialog of the parts of Radix's Dialog. The Dialog itself also styles the body: every element inherits that, so
 * the browser recalculates the styles of the page twice before the sheet appears.
 */
export function DialogContent({
  open,
  onOpen,
  onClose,
  opener: givenOpener,
  ref,
  ...props
}: DialogContentProps) {
  const element = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const refs = useComposedRefs(ref, element)
  FocusGuards.useFocusGuards()
  useCloseOnBack(open, onClose)
  useEffect(() => (element.current ? hideOthers(element.current) : undefined), [])
  useAfterPaint(() => {
    const dialog = element.current
    if (!dialog?.contains(document.activeElement)) dialog?.focus({ preventScroll: true })
    return lockBodyScroll(document)
  })

  return (
    <FocusScope.Root
      asChild
      loop
      trapped={open}
      onMountAutoFocus={(event) => {
        onOpen()
        opener.current = givenOpener ?? document.activeElement
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
        {...props}
      />
    </FocusScope.Root>
  )
}

/** Stops a page from scrolling and keeps its scrollbar's space; inside the shell's frame the page does not scroll. */
function lockBodyScroll({ documentElement }: Document): (() => void) | undefined {
  const { style, clientWidth, clientHeight, scrollHeight } = documentElement
  if (scrollHeight <= clientHeight) return
  const { overflow, scrollbarGutter } = style
  style.overflow = 'hidden'
  if (clientWidth < window.innerWidth) style.scrollbarGutter = 'stable'
  return () => void Object.assign(style, { overflow, scrollbarGutter })
}
