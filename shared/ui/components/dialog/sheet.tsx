import { HostContext } from '@baithak/platform'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import {
  type ComponentProps,
  memo,
  type PointerEvent,
  type ReactNode,
  use,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../button/button'
import { cn } from '../styles/class-names'
import { useKitTexts } from '../text/use-kit-texts'
import { useCloseOnBack } from './use-close-on-back'

/** What opens and closes a sheet. */
export interface SheetControl {
  open: boolean
  onClose: () => void
}

interface SheetProps extends SheetControl, Omit<ComponentProps<'div'>, 'title'> {
  title: string
  /** The accessible description. */
  description?: ReactNode
  /** Buttons below the scrolling content. */
  footer?: ReactNode
  /** On wide pages a centered dialog of 720 px. */
  wide?: boolean | undefined
  /** Defaults to the host's overlays, without a host to the body. */
  container?: HTMLElement | null
}

/**
 * The app's modal dialog: a bottom sheet that closes by its button, Escape, Back, a tap outside or a drag down. A closed
 * sheet is unmounted, so keep what was typed in the state of the component that renders it.
 * Radix's Overlay is not used, because it locks the page's scrolling by a style element, which the content security policy
 * refuses. `base.css` locks it.
 */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, description, children, footer, wide, container, ...rest } = props
  const host = use(HostContext)
  const target = container ?? host?.overlays
  const { distancePx, isDragging, reset, handlers } = useDragToDismiss(onClose)
  const opener = useRef<Element>(null)
  const position = target ? 'absolute' : 'fixed'
  useCloseOnBack(open, onClose)

  return (
    <Dialog.Root open={open} onOpenChange={onClose}>
      <Dialog.Portal container={target}>
        <div
          data-state={open ? 'open' : 'closed'}
          // An open Radix dialog takes pointer events from the body.
          style={{ pointerEvents: 'auto' }}
          className={cn(
            position,
            'inset-0 z-40 bg-night/56 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade',
          )}
        />
        <Dialog.Content
          {...rest}
          inert={!open}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            opener.current = document.activeElement
            reset()
            focusElement(event.target)
          }}
          // Radix gives the focus back only to its own Trigger.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusElement(opener.current)
          }}
          style={distancePx ? { translate: `0 ${distancePx}px` } : undefined}
          className={cn(
            position,
            'pointer-events-auto inset-x-0 bottom-0 z-50 flex max-h-[92%] flex-col rounded-t-sheet bg-milk text-ink shadow-sh3 outline-none',
            'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
            !isDragging && open && 'transition-[translate] duration-quick ease-quick',
            // On a very low viewport all of the sheet scrolls, because header and footer leave no space.
            '[@media(height<30em)]:block [@media(height<30em)]:overflow-y-auto',
            wide &&
              'sm:inset-0 sm:m-auto sm:h-fit sm:max-w-[720px] sm:rounded-dialog sm:shadow-sh2',
            rest.className,
          )}
        >
          <SheetContent {...{ open, onClose, title, description, footer, wide }} drag={handlers}>
            {children}
          </SheetContent>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface SheetContentProps extends SheetProps {
  drag: ReturnType<typeof useDragToDismiss>['handlers']
}

/** The content of a sheet. It stays until the exit has ended, because the action that closes a sheet may empty it. */
const SheetContent = memo(
  ({ title, description, children, footer, wide, onClose, drag }: SheetContentProps) => {
    const { close } = useKitTexts()
    return (
      <>
        <div {...drag} className="touch-none px-5 pt-2.5 select-none">
          <div
            aria-hidden
            className={cn('mx-auto h-[3px] w-9 rounded-full bg-rule-2', wide && 'sm:hidden')}
          />
          <div className="flex items-start justify-between gap-3 border-b border-rule pt-4 pb-4">
            <Dialog.Title className="min-w-0 self-center font-display text-display-3 text-balance">
              {title}
            </Dialog.Title>
            <IconButton icon={X} label={close} className="-mr-2.5" onClick={onClose} />
          </div>
        </div>
        <div className="overflow-y-auto overscroll-contain px-5 pt-4 pb-5">
          {description && (
            <Dialog.Description asChild>
              <div className="mb-4 text-body-2 text-ink-2">{description}</div>
            </Dialog.Description>
          )}
          {children}
        </div>
        {/* The shadow fades out what scrolls behind it, clipped where it would be outside the sheet. */}
        {footer && (
          <div className="relative flex flex-wrap gap-3 px-5 pt-1 shadow-[0_-8px_10px_var(--color-milk)] [clip-path:inset(-18px_0_0)] pb-[max(28px,env(safe-area-inset-bottom))] *:min-w-28 *:grow *:last:grow-99">
            {footer}
          </div>
        )}
      </>
    )
  },
  (_, next) => !next.open,
)

function focusElement(target: EventTarget | null) {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

const dismissDistancePx = 96

/** Follows a downward drag. Calls `onDismiss` if it is released beyond the dismiss distance, else moves back. */
function useDragToDismiss(onDismiss: () => void) {
  const startY = useRef<number>(undefined)
  const [distancePx, setDistancePx] = useState(0)
  const [isDragging, setDragging] = useState(false)

  function endDrag(finalDistancePx: number) {
    startY.current = undefined
    setDragging(false)
    setDistancePx(finalDistancePx)
  }

  return {
    distancePx,
    isDragging,
    reset: () => endDrag(0),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.target as HTMLElement).closest('button')) return
        startY.current = event.clientY
        setDragging(true)
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (startY.current !== undefined) setDistancePx(Math.max(0, event.clientY - startY.current))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (startY.current === undefined) return
        const draggedPx = event.clientY - startY.current
        endDrag(draggedPx >= dismissDistancePx ? draggedPx : 0)
        if (draggedPx >= dismissDistancePx) onDismiss()
      },
      onPointerCancel: () => endDrag(0),
    },
  }
}
