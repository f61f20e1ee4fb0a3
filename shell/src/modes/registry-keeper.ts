import { createStore, type StoreApi } from 'zustand/vanilla'
import { fetchRegistry, type Registry } from './registry'

/**
 * How long an answer counts as news, in milliseconds: from the touch of a link to the entry that it leads to, and from
 * the start of the app to the first screen of a slow phone.
 */
const freshFor = { touch: 2000, start: 60_000 }
/** How long an entry into a mode waits for news of releases before it goes in with what it has, in milliseconds. */
const patience = 1500

export interface RegistryKeeper {
  store: StoreApi<Registry>
  /** The registry as it is now; what is known already when the network is slow. Rejects when nothing is known. */
  fresh(): Promise<Registry>
  /** Asks now, because an entry is about to follow. */
  ahead(): void
}

/** Keeps the newest registry known. Asked at each entry into a mode, so a release never lands in the middle of a screen. */
export function createRegistryKeeper(fetchOnce = fetchRegistry): RegistryKeeper {
  const store = createStore<Registry>(() => ({}))
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
  let news: { answer: Promise<Registry>; isHere: boolean } | null = null
  const askForNews = (within: number) => {
    const asked = { answer: ask(), isHere: false }
    const forget = () => {
      if (news === asked) news = null
    }
    news = asked
    asked.answer.then(() => {
      asked.isHere = true
      setTimeout(forget, within)
    }, forget)
    return asked
  }
  askForNews(freshFor.start)
  return {
    store,
    ahead() {
      if (!news || news.isHere) askForNews(freshFor.touch)
    },
    async fresh() {
      const { answer } = news ?? askForNews(freshFor.touch)
      news = null
      if (Object.keys(store.getState()).length === 0) return answer
      return Promise.race([answer, waiting(patience)]).then(
        () => store.getState(),
        () => store.getState(),
      )
    },
  }
}

const waiting = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
