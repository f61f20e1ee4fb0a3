import { cn } from '@baithak/ui'
import { Check, CircleAlert, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { useShell } from '../../services/shell-services'
import type { ShownToast } from '../../services/toasts'

/**
 * Toasts hang from the top edge, because the keyboard, sheets, action bars and the navigation are at the bottom. The
 * 64 pixels at the left belong to the Back button.
 */
const viewport =
  'toast-viewport pointer-events-none fixed left-16 right-4 top-[calc(6px+env(safe-area-inset-top))] z-50 in-[.phone-frame]:absolute'
/** A toast accepts the pointer while an open sheet blocks it for the rest of the page. */
const board =
  'pointer-events-auto relative mx-auto flex max-w-[420px] origin-[50%_-60px] animate-drop items-start gap-3 rounded-[10px] bg-toast py-3.5 pr-1.5 pl-4 text-on-toast shadow-sh2 forced-colors:border'
const cords =
  'before:absolute before:bottom-full before:left-10 before:h-20 before:w-[1.5px] before:bg-toast after:absolute after:right-10 after:bottom-full after:h-20 after:w-[1.5px] after:bg-toast'

/** The default duration (spec §9). */
const durationMs = 5000
const swipeThresholdPx = 50

export function Toaster() {
  const { toasts } = useShell()
  const { t, i18n } = useTranslation()
  const shown = useStore(toasts.store)
  // A dismissed toast stays rendered during its exit animation.
  const [rendered, setRendered] = useState<ShownToast | null>(null)
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (shown) setRendered(shown)
  }, [shown])
  const lang = rendered?.lang
  return (
    <Toast.Provider
      duration={durationMs}
      swipeDirection="up"
      swipeThreshold={swipeThresholdPx}
      label={t('toast.label', { lng: lang ?? i18n.language })}
      {...(announcer && { announcerContainer: announcer })}
    >
      {/* Radix announces a copy of the text, in the body. */}
      {lang && createPortal(<div ref={setAnnouncer} lang={lang} />, document.body)}
      {rendered && <ToastCard key={rendered.id} toast={rendered} isShown={shown === rendered} />}
      <Toast.Viewport label={`${t('toast.label')} ({hotkey})`} className={viewport} />
    </Toast.Provider>
  )
}

function ToastCard({ toast, isShown }: { toast: ShownToast; isShown: boolean }) {
  const { toasts } = useShell()
  const { t } = useTranslation()
  const { title, description, note, action, destructive, duration, lang } = toast
  // An error disappears when the visitor leaves the screen that it is about. A screen may show an error and navigate at
  // once: then it is about the next screen. The window has the path of that screen earlier than the router.
  const { pathname } = useLocation()
  const [shownAt] = useState(() => window.location.pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs at each change of the path.
  useEffect(() => {
    if (destructive && window.location.pathname !== shownAt) toasts.dismiss(toast.id)
  }, [destructive, pathname, shownAt, toasts, toast.id])
  return (
    <Toast.Root
      open={isShown}
      {...(duration && { duration })}
      type={destructive ? 'foreground' : 'background'}
      onOpenChange={(open) => open || toasts.dismiss(toast.id)}
      // An open sheet closes at a press outside of it, and a toast is outside.
      onPointerDown={(event) => event.stopPropagation()}
      className={cn(
        'toast',
        board,
        cords,
        destructive && 'toast-bad bg-toast-bad before:bg-toast-bad after:bg-toast-bad',
      )}
    >
      <Mark toast={toast} />
      <div className="min-w-0 flex-1">
        <Toast.Title lang={lang} className="text-[1rem] leading-[1.375rem] font-heading">
          {title}
        </Toast.Title>
        {description && (
          <Toast.Description lang={lang} className="mt-0.5 text-[0.90625rem] leading-5">
            {description}
          </Toast.Description>
        )}
        {note && (
          <Toast.Description className="mt-0.5 text-[0.90625rem] leading-5">
            {note}
          </Toast.Description>
        )}
        {action && (
          <Toast.Action
            altText={action.label}
            className="mb-[-10px] min-h-11 min-w-11 text-start font-title text-lamp underline underline-offset-4"
            onClick={() => {
              // The second tap of a double tap hits a dismissed toast, which is still on screen.
              if (toasts.store.getState()?.id === toast.id) action.onPress()
            }}
          >
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        className="my-[-10px] grid size-11 flex-none place-items-center rounded-[10px]"
        aria-label={t('toast.close')}
      >
        <X size={20} />
      </Toast.Close>
    </Toast.Root>
  )
}

/** Shows the icon of a toast, unless its title begins with one. */
function Mark({ toast: { title, destructive, neutral } }: { toast: ShownToast }) {
  if (title.startsWith('✅')) return null
  const Icon = destructive ? CircleAlert : neutral ? Info : Check
  return <Icon size={22} className="shrink-0" />
}
