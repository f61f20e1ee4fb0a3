import { Check, CircleAlert, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand/react'
import { useShell } from '../host/shell-services'
import { defaultToastDuration } from '../host/toasts'

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
          {!shown.title.startsWith('✅') &&
            (shown.destructive ? (
              <CircleAlert size={22} aria-hidden />
            ) : (
              <Check size={22} aria-hidden />
            ))}
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
      <Toast.Viewport className="toast-viewport" />
    </Toast.Provider>
  )
}
