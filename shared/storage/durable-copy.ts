import { v } from './schema'
import { readTexts, replaceTexts, type StorageBackend, type Texts } from './storage-backend'
import { withTimeout } from './with-timeout'

/**
 * Names this local storage and counts its durable writes. The copy has the same name and count; a higher one when the
 * local storage did not reach the disk.
 */
export const durableWritesKey = 'durable-writes'

const copySchema = v.object({
  id: v.string(),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** All of the local storage but the count. */
  texts: v.record(v.string(), v.string()),
  /** What the local storage held when it got its name. What has lost the name too is recognised by it. */
  before: v.optional(v.string()),
})
type Copy = v.InferOutput<typeof copySchema>

/** Where the copy is stored. */
export interface CopyFile {
  read(): Promise<unknown>
  /** Resolves when the new copy is on the disk. */
  update(next: (previous: unknown) => Copy): Promise<unknown>
}

interface DurableCopyOptions {
  backend: StorageBackend
  file: CopyFile
  /** The storage of the tab's session, which a killed browser forgets. */
  session: Pick<StorageBackend, 'getItem' | 'setItem' | 'removeItem'>
}

export interface DurableCopy {
  /** Resolves to true when the local storage was older than the copy and has its values now. */
  restored: Promise<boolean>
  /** Copies the local storage, at the end of the running task. */
  save(): void
  /** Resolves when all that was saved is on the disk, or takes too long; undefined when nothing is being saved. */
  pending(): Promise<unknown> | undefined
}

/** After it, an answer would replace what the visitor has done meanwhile. */
const readTimeoutMs = 3000
/** A confirmation is not held back longer. */
const saveTimeoutMs = 300

/**
 * A copy of the local storage that survives when the browser is killed: browsers write local storage to the disk seconds
 * later. A page compares the two when it starts. Whatever the copy's file does, the page works without it.
 */
export function createDurableCopy({ backend, file, session }: DurableCopyOptions): DurableCopy {
  const stored = readName(backend)
  const isSameSession = session.getItem(durableWritesKey) !== null
  session.removeItem(durableWritesKey)
  const before =
    stored || backend.getItem('isUserOnboarded') !== 'true'
      ? undefined
      : JSON.stringify(memberTexts(backend))
  const newId = Math.random().toString(36).slice(2)
  if (!stored) tryToName(backend, newId)

  /** Editing the local storage by hand is no loss: the session is the same. */
  function isNewer({ id, count, before: old }: Copy) {
    if (!stored) return !isSameSession && old !== undefined && old === before
    // Another tab may have restored it, or signed out, since this page has started.
    const now = readName(backend)
    return now?.id === id && count > now.count
  }

  const noAnswer = () => new Error('The copy of the local storage has not answered.')
  const checked = withTimeout(file.read(), readTimeoutMs, noAnswer).then((copy) => {
    if (!v.is(copySchema, copy)) return false
    if (isNewer(copy)) return restore(backend, copy)
    // From now on, the copy is the newer one of all that may be on the disk.
    if (stored?.id !== copy.id || copy.before !== undefined) save()
    return false
  })
  const restored = checked.catch(() => false)

  let saving: Promise<unknown> | undefined
  let isScheduled = false
  function save() {
    if (isScheduled) return
    isScheduled = true
    const current = (saving ?? restored)
      .then(() => {
        isScheduled = false
        return file.update(nextCopy)
      })
      .catch(() => {})
      .finally(() => {
        if (saving === current) saving = undefined
      })
    saving = current
  }

  function nextCopy(previous: unknown): Copy {
    const old = v.is(copySchema, previous) ? previous : undefined
    const now = readName(backend)
    const id = old?.id ?? now?.id ?? stored?.id ?? newId
    const count = 1 + Math.max(old?.count ?? 0, now?.id === id ? now.count : 0)
    const texts = memberTexts(backend)
    // Signing out leaves an empty storage.
    if (backend.length > 0) writeName(backend, id, count)
    if (before === undefined) return { id, count, texts }
    session.setItem(durableWritesKey, id)
    return { id, count, texts, before }
  }

  return {
    restored,
    save,
    pending: () => saving && withTimeout(saving, saveTimeoutMs, noAnswer).catch(() => {}),
  }
}

function readName(backend: StorageBackend): { id: string; count: number } | null {
  const [, id, count] = /^(\w+):(\d+)$/.exec(backend.getItem(durableWritesKey) ?? '') ?? []
  return id && count ? { id, count: Number(count) } : null
}

function tryToName(backend: StorageBackend, id: string) {
  try {
    writeName(backend, id, 0)
  } catch {
    // A full storage gets its name with the next copy.
  }
}

const nameOf = (id: string, count: number) => `${id}:${count}`

const writeName = (backend: StorageBackend, id: string, count: number) =>
  backend.setItem(durableWritesKey, nameOf(id, count))

/** All texts but the name. */
function memberTexts(backend: StorageBackend): Texts {
  const { [durableWritesKey]: _, ...texts } = readTexts(backend)
  return texts
}

/** False when the local storage has no room for it: then nothing changes. */
function restore(backend: StorageBackend, { id, count, texts }: Copy): boolean {
  const removed = Object.keys(memberTexts(backend)).map((key) => [key, null] as const)
  // The name is the last: until then, the next start restores again.
  const name = { [durableWritesKey]: nameOf(id, count) }
  return replaceTexts(backend, { ...Object.fromEntries(removed), ...texts, ...name })
}
