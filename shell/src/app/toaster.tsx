import { Check, CircleAlert, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand/react'
import { useShell } from '../host/shell-services'
import { defaultToastDuration, type ShownToast } from '../host/toasts'

/** Pixels of a swipe that send a toast away (section 9). */
const swipeThreshold = 50

/** The board that drops from the top edge: one at a time, for every mode and the shell itself. */
export function Toaster() {
  const { toasts } = useShell()
  const { t } = useTranslation()
  const shown = useStore(toasts.store)
  return (
    <Toast.Provider swipeThreshold={swipeThreshold} swipeDirection="up" label={t('toast.label')}>
      {shown && (
        <Toast.Root
          key={shown.id}
          duration={shown.duration ?? defaultToastDuration}
          type={shown.destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => open || toasts.dismiss(shown.id)}
          className={`toast ${shown.destructive ? 'toast-bad' : ''}`}
        >
          <Mark toast={shown} />
          <div>
            <Toast.Title className="toast-title">{shown.title}</Toast.Title>
            {shown.description && (
              <Toast.Description className="toast-text">{shown.description}</Toast.Description>
            )}
          </div>
          <Toast.Close className="toast-close" aria-label={t('toast.close')}>
            <X size={20} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport label={`${t('toast.label')} ({hotkey})`} className="toast-viewport" />
    </Toast.Provider>
  )
}

/** What brings its own mark in its title gets no second. */
function Mark({ toast: { title, destructive, note } }: { toast: ShownToast }) {
  if (title.startsWith('✅')) return null
  const Icon = destructive ? CircleAlert : note ? Info : Check
  return <Icon size={22} aria-hidden />
}
