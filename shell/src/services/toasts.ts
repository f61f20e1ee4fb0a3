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

/** One toast at a time: a new one replaces the current one. */
export function createToasts() {
  const store = createStore<ShownToast | null>(() => null)
  let lastId = 0
  return {
    store,
    show(message: ShellToast) {
      lastId += 1
      store.setState({ ...message, id: lastId }, true)
    },
    dismiss(id: number) {
      if (store.getState()?.id === id) store.setState(null, true)
    },
  }
}
export type Toasts = ReturnType<typeof createToasts>
