import { type AgendaItem, agendaOf } from '@baithak/contract'
import type { ShellServices } from './shell-services'

interface Services {
  storage: Pick<ShellServices['storage'], 'record'>
  registry: Pick<ShellServices['registry'], 'store'>
}

const recordsOf = ({ storage, registry }: Services) =>
  Object.keys(registry.store.getState()).map((mode) => ({
    mode,
    record: storage.record(agendaOf(mode)),
  }))

/** What the member has ahead, by mode, whether the mode runs or not: it has published that before. */
export const readAgenda = (services: Services): Record<string, readonly AgendaItem[]> =>
  Object.fromEntries(recordsOf(services).map(({ mode, record }) => [mode, record.getState()]))

/** Calls `onChange` when a mode publishes, or another mode is released. Returns how to stop. */
export function watchAgenda(services: Services, onChange: () => void): () => void {
  let subscriptions: (() => void)[] = []
  const unsubscribe = () => {
    for (const end of subscriptions) end()
  }
  const subscribe = () => {
    unsubscribe()
    subscriptions = recordsOf(services).map(({ record }) => record.subscribe(onChange))
  }
  subscribe()
  const endRegistry = services.registry.store.subscribe(() => {
    subscribe()
    onChange()
  })
  return () => {
    endRegistry()
    unsubscribe()
  }
}
