import { Check, CircleAlert, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand/react'
import { useShell } from '../services/shell-services'
import { defaultToastDurationMs, type ShownToast } from '../services/toasts'
import { useSwipeToDismiss } from './use-swipe-to-dismiss'

/** Pixels of a swipe that send a toast away (section 9). */
const swipeThreshold = 50

/** The board that drops from the top edge: one at a time, for every mode and the shell itself. */
export function Toaster() {
  const { toasts } = useShell()
  const { t } = useTranslation()
  const shown = useStore(toasts.store)
  // What is no longer shown stands until it has gone up.
  const [board, setBoard] = useState(shown)
  if (shown && shown !== board) setBoard(shown)
  return (
    <Toast.Provider swipeThreshold={swipeThreshold} swipeDirection="up" label={t('toast.label')}>
      {board && <Board key={board.id} toast={board} isShown={shown === board} />}
      <Toast.Viewport label={`${t('toast.label')} ({hotkey})`} className="toast-viewport" />
    </Toast.Provider>
  )
}

function Board({ toast, isShown }: { toast: ShownToast; isShown: boolean }) {
  const { toasts } = useShell()
  const { t } = useTranslation()
  const dismiss = () => toasts.dismiss(toast.id)
  const { way, handlers } = useSwipeToDismiss(swipeThreshold, dismiss)
  return (
    <Toast.Root
      open={isShown}
      duration={toast.duration ?? defaultToastDurationMs}
      type={toast.destructive ? 'foreground' : 'background'}
      onOpenChange={(open) => open || dismiss()}
      {...handlers}
      data-swept={way < 0 ? 'left' : way > 0 ? 'right' : undefined}
      style={{ '--swept': `${way}px` } as CSSProperties}
      className={`toast ${toast.destructive ? 'toast-bad' : ''}`}
    >
      <Mark toast={toast} />
      <div>
        <Toast.Title className="toast-title">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description className="toast-text">{toast.description}</Toast.Description>
        )}
      </div>
      <Toast.Close className="toast-close" aria-label={t('toast.close')}>
        <X size={20} aria-hidden />
      </Toast.Close>
    </Toast.Root>
  )
}

/** What brings its own mark in its title gets no second. */
function Mark({ toast: { title, destructive, note } }: { toast: ShownToast }) {
  if (title.startsWith('✅')) return null
  const Icon = destructive ? CircleAlert : note ? Info : Check
  return <Icon size={22} aria-hidden />
}
