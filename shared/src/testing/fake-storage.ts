import type { AppStorage } from '../storage/app-storage'
import { createStorage } from '../storage/create-storage'
import type { StorageError } from '../storage/storage-error'

export interface Tab {
  storage: AppStorage
  events: EventTarget
  errors: StorageError[]
}

/** One browser's storage with any number of tabs; what one tab changes the others hear at `deliver`. */
export function fakeStorage(stored: Record<string, string> = {}) {
  const texts = new Map(Object.entries(stored))
  const tabs: Tab[] = []
  let waiting: { target: EventTarget; key: string | null }[] = []
  const device = {
    texts,
    full: false,
    locked: false,
    deliver,
    externalWrite,
    openTab,
    quarantinedTexts,
  }

  function announce(key: string | null, from?: EventTarget) {
    const others = tabs.map((tab) => tab.events).filter((target) => target !== from)
    waiting.push(...others.map((target) => ({ target, key })))
  }

  function deliver() {
    const due = waiting
    waiting = []
    for (const { target, key } of due) target.dispatchEvent(new StorageEvent('storage', { key }))
  }

  /** A change by something that is not one of our tabs. */
  function externalWrite(key: string, text: string | null) {
    if (text === null) texts.delete(key)
    else texts.set(key, text)
    announce(key)
    deliver()
  }

  function backendOf(events: EventTarget): Storage {
    return {
      getItem(key) {
        if (device.locked) throw new DOMException('locked', 'SecurityError')
        return texts.get(key) ?? null
      },
      setItem(key, text) {
        if (device.full) throw new DOMException('full', 'QuotaExceededError')
        texts.set(key, text)
        announce(key, events)
      },
      removeItem(key) {
        texts.delete(key)
        announce(key, events)
      },
      clear() {
        if (device.locked) throw new DOMException('locked', 'SecurityError')
        texts.clear()
        announce(null, events)
      },
      key: (index) => [...texts.keys()][index] ?? null,
      get length() {
        return texts.size
      },
    }
  }

  function openTab(now: string | (() => Date) = '2026-11-20T10:00:00.000Z'): Tab {
    const events = new EventTarget()
    const errors: StorageError[] = []
    const storage = createStorage({
      backend: backendOf(events),
      events,
      onError: (error) => errors.push(error),
      now: typeof now === 'function' ? now : () => new Date(now),
    })
    const tab = { storage, events, errors }
    tabs.push(tab)
    return tab
  }

  function quarantinedTexts(key: string): string[] {
    return [...texts]
      .filter(([name]) => name.startsWith(`quarantine:${key}:`))
      .map(([, text]) => text)
  }

  return device
}

/** Errors are reported in a microtask. */
export const errorsReported = () => Promise.resolve()
