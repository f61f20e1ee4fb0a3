import { Check, CircleAlert, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import {
  type CSSProperties,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { useShell } from '../../services/shell-services'
import { defaultToastDurationMs, type ShownToast } from '../../services/toasts'
import { useAfterPress } from '../navigation/press'
import { skeletonDelayMs } from '../screen/slow-screen'
import { useKeyboard } from './use-keyboard'
import { useSwipeToDismiss } from './use-swipe-to-dismiss'
import './toaster.css'

/** A longer swipe dismisses a toast (section 9). */
const swipeThresholdPx = 50

export interface ToasterProps {
  /** Whether the screen is about to be replaced. */
  isScreenPending?: boolean
}

/**
 * Shows the toasts of the shell and of every mode, one at a time. A toast takes room below the screen, so one that comes
 * with the next screen waits for it, or for its outline: it would squeeze the screen that is left.
 */
export function Toaster({ isScreenPending = false }: ToasterProps) {
  const { toasts } = useShell()
  const { t, i18n } = useTranslation()
  // A navigation in the same task is rendered first.
  const shown = useAfterPress(useDeferredValue(useStore(toasts.store)), null)
  const keyboard = useKeyboard()
  // A dismissed toast stays rendered during its exit animation.
  const [rendered, setRendered] = useState<ShownToast | null>(null)
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null)
  const isNew = shown !== null && shown !== rendered
  if (isNew && !isScreenPending) setRendered(shown)
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(setRendered, skeletonDelayMs, shown)
    return () => clearTimeout(timer)
  }, [isNew, shown])
  const lang = rendered?.lang
  return (
    <Toast.Provider
      label={t('toast.label', { lng: lang ?? i18n.language })}
      {...(announcer && { announcerContainer: announcer })}
    >
      {/* Radix announces a copy of the text, in the body. */}
      {lang && createPortal(<div ref={setAnnouncer} lang={lang} />, document.body)}
      {rendered && <ToastCard key={rendered.id} toast={rendered} isShown={shown === rendered} />}
      <Toast.Viewport
        label={`${t('toast.label')} ({hotkey})`}
        className="toast-viewport"
        data-keyboard={keyboard.isOpen || undefined}
        style={{ '--visible-top': `${keyboard.visibleTopPx}px` } as CSSProperties}
      />
    </Toast.Provider>
  )
}

function ToastCard({ toast, isShown }: { toast: ShownToast; isShown: boolean }) {
  const { toasts } = useShell()
  const { t } = useTranslation()
  const dismiss = () => toasts.dismiss(toast.id)
  const { offset, handlers } = useSwipeToDismiss(swipeThresholdPx, dismiss)
  useDismissOnLeave(dismiss)
  return (
    <Toast.Root
      open={isShown}
      duration={toast.duration ?? defaultToastDurationMs}
      type={toast.destructive ? 'foreground' : 'background'}
      onOpenChange={(open) => open || dismiss()}
      {...handlers}
      data-swept={offset ? '' : undefined}
      style={
        {
          '--swept': offset && `${offset.x}px, ${offset.y}px`,
          '--aside': offset && `${Math.sign(offset.x) * 120}%, ${Math.sign(offset.y) * 120}%`,
        } as CSSProperties
      }
      className={`toast ${toast.destructive ? 'toast-bad' : ''}`}
    >
      <Mark toast={toast} />
      <div lang={toast.lang}>
        <Toast.Title className="toast-title">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description className="toast-text">{toast.description}</Toast.Description>
        )}
        {toast.action && (
          <Toast.Action
            altText={toast.action.label}
            className="toast-action"
            onClick={toast.action.onPress}
          >
            {toast.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close className="toast-close" aria-label={t('toast.close')}>
        <X size={20} />
      </Toast.Close>
    </Toast.Root>
  )
}

/** A title that begins with a mark of its own gets no tick. */
function Mark({ toast: { title, destructive, note } }: { toast: ShownToast }) {
  if (title.startsWith('✅')) return null
  const Icon = destructive ? CircleAlert : note ? Info : Check
  return <Icon size={22} />
}

const inputEvents = ['pointerdown', 'keydown', 'popstate'] as const

/**
 * Dismisses a toast when the visitor leaves its screen. The action that shows a toast may itself lead to another
 * screen, so only a navigation after later input counts.
 */
function useDismissOnLeave(onDismiss: () => void) {
  const { pathname } = useLocation()
  const shownAt = useRef(pathname)
  const hasInput = useRef(false)
  const dismiss = useEffectEvent(onDismiss)

  useEffect(() => {
    const handleInput = () => {
      hasInput.current = true
    }
    const unmount = new AbortController()
    for (const type of inputEvents)
      window.addEventListener(type, handleInput, { capture: true, signal: unmount.signal })
    return () => unmount.abort()
  }, [])

  useEffect(() => {
    const isLeft = shownAt.current !== pathname && hasInput.current
    shownAt.current = pathname
    if (isLeft) dismiss()
  }, [pathname])
}
