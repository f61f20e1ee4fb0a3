import { createStorage, type ShellStorage, type StorageError } from '@baithak/storage'

interface Tab {
  storage: ShellStorage
  events: EventTarget
  errors: StorageError[]
  /** The texts at each snapshot. */
  snapshots: Record<string, string>[]
}

/** Creates a browser's storage with any number of tabs. `deliver` dispatches the storage events to the other tabs. */
export function fakeStorage(stored: Record<string, string> = {}) {
  const texts = new Map(Object.entries(stored))
  const tabs: Tab[] = []
  let queue: { target: EventTarget; key: string | null }[] = []
  const device = {
    texts,
    full: false,
    locked: false,
    deliver,
    atOnce,
    externalWrite,
    openTab,
    quarantinedTexts,
  }

  function enqueue(key: string | null, from?: EventTarget) {
    const others = tabs.map((tab) => tab.events).filter((target) => target !== from)
    queue.push(...others.map((target) => ({ target, key })))
  }

  function deliver() {
    const due = queue
    queue = []
    for (const { target, key } of due) target.dispatchEvent(new StorageEvent('storage', { key }))
  }

  /**
   * Runs actions of several tabs in the same moment. The tabs are processes that do not see each other's writes, and the
   * last write of each key stays.
   */
  function atOnce(...actions: (() => void)[]) {
    const before = new Map(texts)
    const after = new Map(texts)
    const setAll = (entries: Map<string, string>) => {
      texts.clear()
      for (const [key, text] of entries) texts.set(key, text)
    }
    for (const action of actions) {
      setAll(before)
      action()
      for (const key of before.keys()) if (!texts.has(key)) after.delete(key)
      for (const [key, text] of texts) if (text !== before.get(key)) after.set(key, text)
    }
    setAll(after)
    while (queue.length > 0) deliver()
  }

  /** Writes as another program would. */
  function externalWrite(key: string, text: string | null) {
    if (text === null) texts.delete(key)
    else texts.set(key, text)
    enqueue(key)
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
        enqueue(key, events)
      },
      removeItem(key) {
        texts.delete(key)
        enqueue(key, events)
      },
      clear() {
        if (device.locked) throw new DOMException('locked', 'SecurityError')
        texts.clear()
        enqueue(null, events)
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
    const snapshots: Tab['snapshots'] = []
    const storage = createStorage({
      backend: backendOf(events),
      events,
      onError: (error) => errors.push(error),
      now: typeof now === 'function' ? now : () => new Date(now),
      saveSnapshot: () => void snapshots.push(storage.readEntries()),
    })
    const tab = { storage, events, errors, snapshots }
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

/** Resolves when the storage has reported its errors, which takes a microtask. */
export const errorsReported = () => Promise.resolve()
