import type { ToastMessage } from '@baithak/contract'
import { createStore } from 'zustand/vanilla'

export interface ShownToast extends ToastMessage {
  id: number
}

/** Holds one toast at a time. */
export function createToasts() {
  const store = createStore<ShownToast | null>(() => null)
  let lastId = 0
  return {
    store,
    show(message: ToastMessage) {
      lastId += 1
      store.setState({ ...message, id: lastId }, true)
    },
    dismiss(id: number) {
      if (store.getState()?.id === id) store.setState(null, true)
    },
  }
}
export type Toasts = ReturnType<typeof createToasts>
