import { createStorage } from '@baithak/storage'

/** The device's storage, as each page load opens it. */
export const openStorage = (options: Partial<Parameters<typeof createStorage>[0]> = {}) =>
  createStorage({
    backend: () => window.localStorage,
    events: new EventTarget(),
    onError: () => {},
    now: () => new Date(),
    ...options,
  })
