import { HostContext } from '@baithak/platform'
import { X } from 'lucide-react'
import { type ReactNode, use, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../button/icon-button'
import { cn } from '../styles/cn'
import { DialogContent } from './dialog-content'
import { useDragToDismiss } from './use-drag-to-dismiss'
import { usePresence } from './use-presence'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Read out with the title. */
  description?: ReactNode
  /** The word for the close button. */
  closeLabel: string
  children?: ReactNode
  /** Buttons that stay at the foot while the content scrolls. */
  footer?: ReactNode
  /** On a wide page, a dialog 720 wide in the middle instead. */
  wide?: boolean
  /** What gets the focus back, where the sheet's own code may come after the focus has gone on. */
  opener?: HTMLElement | null | undefined
  /** Where it opens: the host's overlays unless given, and without a host the end of the page. */
  container?: HTMLElement | null
}

/**
 * Every dialog of the phone: rises from the bottom, holds the focus, closes by its button, Escape, a tap outside or a
 * drag down, and gives the focus back to what opened it.
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  ...look
}: SheetProps) {
  const { wide = false, container, opener } = look
  const host = use(HostContext)
  const place = container ?? host?.overlays
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const isThere = usePresence(open, box)
  const close = () => onOpenChange(false)
  const { distance, isHeld, reset, handlers } = useDragToDismiss(close)
  const position = place ? 'absolute' : 'fixed'
  const state = open ? 'open' : 'closed'

  if (!isThere) return null
  return createPortal(
    <>
      <div
        data-state={state}
        className={cn(
          position,
          'pointer-events-auto inset-0 z-40 bg-night/56 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade',
        )}
      />
      <DialogContent
        ref={box}
        open={open}
        onOpen={reset}
        onClose={close}
        opener={opener}
        data-state={state}
        aria-labelledby={`${id}title`}
        aria-describedby={description ? `${id}description` : undefined}
        style={distance ? { translate: `0 ${distance}px` } : undefined}
        className={cn(
          position,
          'pointer-events-auto inset-x-0 bottom-0 z-50 flex max-h-[92%] flex-col rounded-t-sheet bg-milk text-ink shadow-sh3 outline-none',
          'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
          !isHeld && open && 'transition-[translate] duration-quick ease-quick',
          // Too low for a head, a foot and something to scroll between them: all of it scrolls.
          '[@media(height<30em)]:block [@media(height<30em)]:overflow-y-auto',
          wide && 'sm:inset-0 sm:m-auto sm:h-fit sm:max-w-[720px] sm:rounded-dialog sm:shadow-sh2',
        )}
      >
        <div {...handlers} className="touch-none px-5 pt-2.5 select-none">
          <div
            aria-hidden
            className={cn('mx-auto h-[3px] w-9 rounded-full bg-rule-2', wide && 'sm:hidden')}
          />
          <div className="flex items-start justify-between gap-3 border-b border-rule pt-4 pb-4">
            <h2
              id={`${id}title`}
              className="min-w-0 self-center font-display text-display-3 text-balance"
            >
              {title}
            </h2>
            <IconButton icon={X} label={closeLabel} className="-mr-2.5" onClick={close} />
          </div>
        </div>
        <div className="overflow-y-auto overscroll-contain px-5 pt-4 pb-5">
          {description && (
            <div id={`${id}description`} className="mb-4 text-body-2 text-ink-2">
              {description}
            </div>
          )}
          {children}
        </div>
        {footer && (
          <div className="flex flex-wrap gap-3 px-5 pt-1 pb-[max(28px,env(safe-area-inset-bottom))] *:min-w-28 *:grow *:last:grow-99">
            {footer}
          </div>
        )}
      </DialogContent>
    </>,
    place ?? document.body,
  )
}
