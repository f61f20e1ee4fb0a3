import type { ToastMessage } from '@baithak/contract'
import { createStore } from 'zustand/vanilla'

/** How long a toast is shown by default (section 9). */
export const defaultToastDurationMs = 5000

interface ShellToast extends ToastMessage {
  /** The language of its texts, if it is not the page's. */
  lang?: 'en'
}
export interface ShownToast extends ShellToast {
  id: number
}

/**
 * One toast at a time: a new one replaces the current one. While `saving` returns a promise, what a toast confirms is not
 * on the disk yet, and it waits.
 */
export function createToasts(saving: () => Promise<unknown> | undefined = () => undefined) {
  const store = createStore<ShownToast | null>(() => null)
  let lastId = 0
  return {
    store,
    show(message: ShellToast) {
      lastId += 1
      const toast = { ...message, id: lastId }
      const show = () => store.setState(toast, true)
      const saved = saving()
      if (saved) void saved.then(show)
      else show()
    },
    dismiss(id: number) {
      if (store.getState()?.id === id) store.setState(null, true)
    },
  }
}
export type Toasts = ReturnType<typeof createToasts>
