import { createStorage } from '@baithak/storage'

/** Opens the device's storage as a page load does. */
export const openStorage = (options: Partial<Parameters<typeof createStorage>[0]> = {}) =>
  createStorage({
    backend: () => window.localStorage,
    events: new EventTarget(),
    onError: () => {},
    now: () => new Date(),
    ...options,
  })
