import { Check, CircleAlert, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand/react'
import { useShell } from '../../services/shell-services'
import { defaultToastDurationMs, type ShownToast } from '../../services/toasts'
import { TodayToast } from './today-toast'
import './toaster.css'

/** A longer swipe dismisses a toast (section 9). */
const swipeThresholdPx = 50

export interface ToasterProps {
  /** Begins with what the member has today. */
  saysToday?: boolean
}

/** Shows the toasts of the shell and of every mode over the screen, one at a time. */
export function Toaster({ saysToday = false }: ToasterProps) {
  const { toasts } = useShell()
  const { t, i18n } = useTranslation()
  const shown = useStore(toasts.store)
  // A dismissed toast stays rendered during its exit animation.
  const [rendered, setRendered] = useState<ShownToast | null>(null)
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null)
  if (shown && shown !== rendered) setRendered(shown)
  const lang = rendered?.lang
  return (
    <Toast.Provider
      duration={defaultToastDurationMs}
      swipeDirection="up"
      swipeThreshold={swipeThresholdPx}
      label={t('toast.label', { lng: lang ?? i18n.language })}
      {...(announcer && { announcerContainer: announcer })}
    >
      {/* Radix announces a copy of the text, in the body. */}
      {lang && createPortal(<div ref={setAnnouncer} lang={lang} />, document.body)}
      {saysToday && <TodayToast />}
      {rendered && <ToastCard key={rendered.id} toast={rendered} isShown={shown === rendered} />}
      <Toast.Viewport label={`${t('toast.label')} ({hotkey})`} className="toast-viewport" />
    </Toast.Provider>
  )
}

function ToastCard({ toast, isShown }: { toast: ShownToast; isShown: boolean }) {
  const { toasts } = useShell()
  const { t } = useTranslation()
  const { title, description, action, destructive, duration, lang } = toast
  return (
    <Toast.Root
      open={isShown}
      {...(duration && { duration })}
      type={destructive ? 'foreground' : 'background'}
      onOpenChange={(open) => open || toasts.dismiss(toast.id)}
      // A sheet closes by a press outside of it, which the toast's own Close is not.
      onPointerDown={(event) => event.stopPropagation()}
      className={`toast ${destructive ? 'toast-bad' : ''}`}
    >
      <Mark toast={toast} />
      <div lang={lang} className="min-w-0 flex-1">
        <Toast.Title className="toast-title">{title}</Toast.Title>
        {description && <Toast.Description className="toast-text">{description}</Toast.Description>}
        {action && (
          <Toast.Action altText={action.label} className="toast-action" onClick={action.onPress}>
            {action.label}
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
  return <Icon size={22} className="shrink-0" />
}
