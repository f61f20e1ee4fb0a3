import { hideOthers } from 'aria-hidden'
import { DismissableLayer, FocusGuards, FocusScope, useComposedRefs } from 'radix-ui/internal'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useCloseRequest } from './use-close-request'
import { useStillPage } from './use-still-page'

interface SheetBoxProps extends ComponentProps<'div'> {
  open: boolean
  onOpen: () => void
  onClose: () => void
  opener: HTMLElement | null | undefined
}

/**
 * What makes a box a modal dialog. Radix's Dialog is made of the same parts, and styles the body besides, which every
 * element inherits: the browser then goes through the whole page behind, twice, before the sheet is seen.
 */
export function SheetBox({ open, onOpen, onClose, opener: given, ref, ...box }: SheetBoxProps) {
  const element = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const refs = useComposedRefs(ref, element)
  FocusGuards.useFocusGuards()
  useStillPage()
  useCloseRequest(open, onClose)
  useEffect(() => (element.current ? hideOthers(element.current) : undefined), [])

  return (
    <FocusScope.Root
      asChild
      loop
      trapped={open}
      onMountAutoFocus={(event) => {
        onOpen()
        opener.current = given ?? document.activeElement
        event.preventDefault()
        element.current?.focus({ preventScroll: true })
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
