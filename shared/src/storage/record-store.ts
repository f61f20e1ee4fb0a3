import { createStore } from 'zustand/vanilla'
import type { Codec } from './codec'
import type { Disk } from './disk'
import { quarantine } from './quarantine'
import type { StorageTrouble } from './trouble'

/** A refused write changes nothing and has been reported; the caller must not go on as if it were saved. */
export type WriteResult = { ok: true } | { ok: false; reason: 'refused' }

/** One key of the local storage, as a value that can be read, watched and written. */
export interface RecordStore<T> {
  readonly key: string
  getState(): T
  /** The default, which stands for an absent or unreadable value. */
  getInitialState(): T
  subscribe(listener: (state: T, previous: T) => void): () => void
  /** Takes over what is on disk now, before the browser reports it. Missing where the shell is an older release. */
  refresh?(): T
  /**
   * A function is given what is on disk now, so that tabs writing in turn lose nothing. Tabs that write at once are in
   * processes of their own and do not see each other's value yet: `rebase` is called when another tab changes the key
   * in the next seconds, and has to make sure of its change. An older shell does not call it.
   */
  write(next: T | ((current: T) => T), rebase?: () => void): WriteResult
  /** The key is gone from disk and the default stands in its place. */
  remove(): WriteResult
}

export interface FollowingRecord<T> extends RecordStore<T> {
  /** Reads again what another tab may have changed. */
  follow(): void
  /** The whole storage was emptied: nothing that was written before may come back. */
  forget(): void
}

export interface RecordSurroundings {
  disk: Disk
  tell(trouble: StorageTrouble): void
  now(): Date
}

export interface RecordDefinition<T> {
  key: string
  codec: Codec<T>
  fallback: T
}

/** Far longer than tabs take to hear of each other, far shorter than a visitor takes to undo a change. */
const conflictWindowMs = 5000

/** One key as a record. It is read at its first use, and written only as it can be read again. */
export function createRecord<T>(
  { key, codec, fallback }: RecordDefinition<T>,
  { disk, tell, now }: RecordSurroundings,
): FollowingRecord<T> {
  const store = createStore<T>(() => fallback)
  // undefined: not looked at yet. A record reads at its first use, so a start reads only what it shows.
  let seen: string | null | undefined
  let whole = true
  const rebases = new Map<() => void, number>()
  let ownUntil = 0

  function settle(text: string | null, value: T) {
    // Nobody has seen a value before the first: to compare it would be to write all of it out.
    const isSame = seen !== undefined && codec.toText(value) === codec.toText(store.getState())
    seen = text
    whole = true
    if (!isSame) store.setState(value, true)
  }

  /** Takes over what is on disk; false when a write would destroy something that is nowhere else. */
  function readDisk(): boolean {
    let text: string | null
    try {
      text = disk.getItem(key)
    } catch {
      return false
    }
    if (text === seen && whole) return true
    if (text === null) {
      settle(null, fallback)
      return true
    }
    const reading = codec.read(text)
    const complete = reading.state === 'present' && reading.whole
    const kept = complete ? 'known' : quarantine(disk, key, text, now())
    const firstLook = seen === undefined
    const unchanged = text === seen
    settle(text, reading.state === 'present' ? reading.value : fallback)
    whole = complete
    // A copy that an earlier visit made means that the visitor was told then.
    if (!complete && !unchanged && !(firstLook && kept === 'known'))
      tell({ kind: 'unreadable', key })
    return kept !== 'failed'
  }

  function refuse(): WriteResult {
    tell({ kind: 'refused', key })
    return { ok: false, reason: 'refused' }
  }

  function save(text: string | null, value: T): WriteResult {
    try {
      if (text === null) disk.removeItem(key)
      else disk.setItem(key, text)
    } catch {
      return refuse()
    }
    settle(text, value)
    return { ok: true }
  }

  function write(next: T | ((current: T) => T), rebase?: () => void): WriteResult {
    const result = writeOnce(next)
    if (!result.ok) return result
    ownUntil = now().getTime() + conflictWindowMs
    if (rebase && !rebases.has(rebase)) rebases.set(rebase, ownUntil)
    return result
  }

  function rebaseAll() {
    for (const [rebase, until] of [...rebases])
      if (now().getTime() < until) rebase()
      else rebases.delete(rebase)
  }

  /** What this tab wrote at the very moment that another one emptied the storage is on disk again. */
  function removeOwn() {
    if (!seen || now().getTime() >= ownUntil) return
    try {
      if (disk.getItem(key) === seen) disk.removeItem(key)
    } catch {
      // The storage cannot be read either: there is nothing to come back.
    }
  }

  function writeOnce(next: T | ((current: T) => T)): WriteResult {
    if (!readDisk()) return refuse()
    const value = next instanceof Function ? next(store.getState()) : next
    const text = textOf(value)
    if (text === null) return save(null, fallback)
    // What the next visit could not read must not be written: NaN, undefined, a missing name.
    const reading = text === undefined ? undefined : codec.read(text)
    if (text === undefined || reading?.state !== 'present' || !reading.whole) return refuse()
    return save(text, reading.value)
  }

  function textOf(value: T) {
    try {
      return codec.toText(value)
    } catch {
      return undefined
    }
  }

  function look() {
    if (seen === undefined) readDisk()
  }

  return {
    key,
    getState() {
      look()
      return store.getState()
    },
    getInitialState: () => fallback,
    subscribe(listener) {
      look()
      return store.subscribe(listener)
    },
    refresh() {
      readDisk()
      return store.getState()
    },
    write,
    remove: () => (readDisk() ? save(null, fallback) : refuse()),
    follow() {
      if (seen === undefined) return
      const before = seen
      readDisk()
      if (seen !== before) rebaseAll()
    },
    forget() {
      rebases.clear()
      removeOwn()
      if (seen !== undefined) readDisk()
    },
  }
}
