import {
  newerRegistryAfterChooserTimeoutMs,
  newerRegistryTimeoutMs,
  registryTimeoutMs,
  withTimeout,
} from '@baithak/shared/timeouts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { whenIdle } from '../loading/wait-for-network-idle'
import { fetchRegistry, type Registry } from './registry'
import type { StoredRegistry } from './stored-registry'

/**
 * How long an answer counts as news, in milliseconds: from the touch of a link to the entry that it leads to, from the
 * mode chooser's coming to the choice, and from the start of the app to the first screen of a slow phone.
 */
const freshFor = { touch: 2000, chooser: 5000, start: 60_000 }

interface Question {
  cause: keyof typeof freshFor
  askedAt: number
  answer: Promise<Registry>
  isHere: boolean
}

export interface RegistryKeeper {
  store: StoreApi<Registry>
  /** Each mode as this page has last entered it, which need not be what the registry names by now, or at all. */
  entered: StoreApi<Registry>
  /**
   * The registry as it is now; what is known already, in this page or on this device, when the network is slow or its
   * answer of no use. Rejects when nothing is known.
   */
  fresh(): Promise<Registry>
  /** Asks now, because an entry is about to follow: a link is touched, or the mode chooser stands. */
  ahead(cause: 'touch' | 'chooser'): void
}

interface RegistryKeeperOptions {
  stored?: StoredRegistry
  fetchOnce?: () => Promise<Registry>
}

const nothingStored: StoredRegistry = { read: () => ({}), write() {} }

/** Keeps the newest registry known. Asked at each entry into a mode, so a release never lands in the middle of a screen. */
export function createRegistryKeeper({
  stored = nothingStored,
  fetchOnce = () => fetchRegistry(stored.read),
}: RegistryKeeperOptions = {}): RegistryKeeper {
  const store = createStore<Registry>(() => ({}))
  const entered = createStore<Registry>(() => ({}))
  const isEmpty = (registry = store.getState()) => Object.keys(registry).length === 0
  const adoptStored = () => {
    if (!isEmpty()) return
    const known = stored.read()
    if (!isEmpty(known)) store.setState(known, true)
  }
  let questions = 0
  let answered = 0
  const ask = () => {
    questions += 1
    const question = questions
    const late = () => new Error(`remotes.json has not come in ${registryTimeoutMs} ms`)
    return withTimeout(fetchOnce(), registryTimeoutMs, late).then(
      (registry) => {
        // A later question may have been answered before this one: its word is the newer.
        if (question > answered) {
          answered = question
          store.setState(registry, true)
          void whenIdle().then(() => stored.write(registry))
        }
        return store.getState()
      },
      (cause) => {
        console.warn('remotes.json cannot be used', cause)
        adoptStored()
        throw cause
      },
    )
  }
  let news: Question | null = null
  /** What the mode chooser has heard, until an entry uses it. */
  let heard: Question | null = null
  const askForNews = (cause: Question['cause']) => {
    const asked: Question = { cause, askedAt: Date.now(), answer: ask(), isHere: false }
    const forget = () => {
      if (news === asked) news = null
      if (heard === asked) heard = null
    }
    news = asked
    asked.answer.then(() => {
      asked.isHere = true
      if (cause === 'chooser') heard = asked
      setTimeout(forget, freshFor[cause])
    }, forget)
    return asked
  }
  askForNews('start')
  setTimeout(adoptStored, newerRegistryTimeoutMs)
  return {
    store,
    entered,
    ahead(cause) {
      if (!news || (cause === 'touch' && news.isHere)) askForNews(cause)
    },
    async fresh() {
      const { answer, askedAt } = news && news !== heard ? news : askForNews('touch')
      const timeoutMs = heard ? newerRegistryAfterChooserTimeoutMs : newerRegistryTimeoutMs
      news = null
      heard = null
      await Promise.race([answer.catch(() => {}), pause(askedAt + timeoutMs - Date.now())])
      adoptStored()
      return isEmpty() ? answer : store.getState()
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
