import { type AppStorage, type RecordStore, transact } from '../storage'
import type { AgendaItem } from './agenda-item'

/** The part of the host that is needed. */
interface Publisher {
  storage: Pick<AppStorage, 'isUserOnboarded'>
  agenda: RecordStore<AgendaItem[]>
}
type Items = (published: readonly AgendaItem[], now: Date) => readonly AgendaItem[]

/** Of a member with thousands of plans only the next ones are stored. */
const maxItems = 40

const timeOf = ({ start, end }: AgendaItem) => Date.parse(start ?? end)

/** Replaces the mode's items by those that are still ahead. The same ones again change nothing. */
export function publishAgenda({ storage, agenda }: Publisher, items: Items, now: Date) {
  // Signing out has emptied the storage, which stays empty.
  if (!storage.isUserOnboarded.getState()) return
  transact([agenda], ([published]) => {
    const next = items(published, now)
      .filter(({ end }) => Date.parse(end) > now.getTime())
      .sort((one, other) => timeOf(one) - timeOf(other))
      .slice(0, maxItems)
    return [JSON.stringify(next) === JSON.stringify(published) ? published : next]
  })
}

/** Publishes the mode's items now, and again with each change of a record that they come from. Returns how to stop. */
export function keepAgenda(
  publisher: Publisher,
  records: readonly Pick<RecordStore<unknown>, 'subscribe'>[],
  items: Items,
): () => void {
  const publish = () => publishAgenda(publisher, items, new Date())
  publish()
  const subscriptions = records.map((record) => record.subscribe(publish))
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe()
  }
}
