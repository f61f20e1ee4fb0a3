import type { AppStorage } from './app-storage'
import { createStorage } from './create-storage'
import type { StorageTrouble } from './trouble'

export interface Tab {
  storage: AppStorage
  events: EventTarget
  troubles: StorageTrouble[]
}

/** One browser's storage with any number of tabs; what one tab changes the others hear at `deliver`. */
export function testDevice(stored: Record<string, string> = {}) {
  const texts = new Map(Object.entries(stored))
  const tabs: Tab[] = []
  let waiting: { target: EventTarget; key: string | null }[] = []
  const device = { texts, full: false, locked: false, deliver, elsewhere, openTab, copiesOf }

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
  function elsewhere(key: string, text: string | null) {
    if (text === null) texts.delete(key)
    else texts.set(key, text)
    announce(key)
    deliver()
  }

  function areaOf(events: EventTarget): Storage {
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
    const troubles: StorageTrouble[] = []
    const storage = createStorage({
      area: areaOf(events),
      events,
      onTrouble: (trouble) => troubles.push(trouble),
      now: typeof now === 'function' ? now : () => new Date(now),
    })
    const tab = { storage, events, troubles }
    tabs.push(tab)
    return tab
  }

  function copiesOf(key: string): string[] {
    return [...texts]
      .filter(([name]) => name.startsWith(`quarantine:${key}:`))
      .map(([, text]) => text)
  }

  return device
}

/** Troubles are told in a microtask. */
export const told = () => Promise.resolve()
