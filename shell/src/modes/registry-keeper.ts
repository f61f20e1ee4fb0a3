import { createStore, type StoreApi } from 'zustand/vanilla'
import { fetchRegistry, type Registry } from './registry'

/** How long an entry into a mode waits for news of releases before it goes in with what it has, in milliseconds. */
const patience = 1500

export interface RegistryKeeper {
  store: StoreApi<Registry>
  /** The registry as it is now; what is known already when the network is slow. Rejects when nothing is known. */
  fresh(): Promise<Registry>
}

/** Keeps the newest registry known. Asked at each entry into a mode, so a release never lands in the middle of a screen. */
export function createRegistryKeeper(fetchOnce = fetchRegistry): RegistryKeeper {
  const store = createStore<Registry>(() => ({}))
  const ask = () =>
    fetchOnce().then((registry) => {
      store.setState(registry, true)
      return registry
    })
  let asked: Promise<Registry> | null = ask()
  asked.catch(() => {})
  return {
    store,
    async fresh() {
      const answer = asked ?? ask()
      asked = null
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
