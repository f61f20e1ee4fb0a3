import { createStore, type StoreApi } from 'zustand/vanilla'
import { fetchRegistry, type Registry } from './registry'

/**
 * How long an answer counts as news, in milliseconds: from the touch of a link to the entry that it leads to, from the
 * mode chooser's coming to the choice, and from the start of the app to the first screen of a slow phone.
 */
const freshFor = { touch: 2000, chooser: 5000, start: 60_000 }
/**
 * How long an entry into a mode waits for news of releases before it goes in with what it has, in milliseconds: `short`
 * where the mode chooser has just asked. Then the question is only there for what was released in between, and nobody
 * is kept at the door of a slow network for it.
 */
const patience = { short: 150, long: 1500 }

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
  /** The registry as it is now; what is known already when the network is slow. Rejects when nothing is known. */
  fresh(): Promise<Registry>
  /** Asks now, because an entry is about to follow: a link is touched, or the mode chooser stands. */
  ahead(cause: 'touch' | 'chooser'): void
}

/** Keeps the newest registry known. Asked at each entry into a mode, so a release never lands in the middle of a screen. */
export function createRegistryKeeper(fetchOnce = fetchRegistry): RegistryKeeper {
  const store = createStore<Registry>(() => ({}))
  const entered = createStore<Registry>(() => ({}))
  let questions = 0
  let answered = 0
  const ask = () => {
    questions += 1
    const question = questions
    return fetchOnce().then((registry) => {
      // A later question may have been answered before this one: its word is the newer.
      if (question > answered) {
        answered = question
        store.setState(registry, true)
      }
      return store.getState()
    })
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
  return {
    store,
    entered,
    ahead(cause) {
      if (!news || (cause === 'touch' && news.isHere)) askForNews(cause)
    },
    async fresh() {
      const { answer, askedAt } = news && news !== heard ? news : askForNews('touch')
      const longest = heard ? patience.short : patience.long
      news = null
      heard = null
      if (Object.keys(store.getState()).length === 0) return answer
      return Promise.race([answer, waiting(askedAt + longest - Date.now())]).then(
        () => store.getState(),
        () => store.getState(),
      )
    },
  }
}

const waiting = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
