import { Check, CircleAlert, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useState } from 'react'
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
  // What is no longer shown stands until it has gone up.
  const [board, setBoard] = useState(shown)
  if (shown && shown !== board) setBoard(shown)
  return (
    <Toast.Provider swipeThreshold={swipeThreshold} swipeDirection="up" label={t('toast.label')}>
      {board && (
        <Toast.Root
          key={board.id}
          open={shown === board}
          duration={board.duration ?? defaultToastDuration}
          type={board.destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => open || toasts.dismiss(board.id)}
          className={`toast ${board.destructive ? 'toast-bad' : ''}`}
        >
          <Mark toast={board} />
          <div>
            <Toast.Title className="toast-title">{board.title}</Toast.Title>
            {board.description && (
              <Toast.Description className="toast-text">{board.description}</Toast.Description>
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
