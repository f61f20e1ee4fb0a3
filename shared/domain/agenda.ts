import { type AgendaItem, agendaOf } from '@baithak/contract'
import { type AppStorage, type RecordStore, transact } from '@baithak/storage'
import { dayMs, instantOf, isValid } from './indian-time'
import { isUserOnboardedRecord } from './member'

/** An agenda item with its times as dates. */
export interface DatedItem {
  item: AgendaItem
  start: Date
  end: Date
  isWholeDay: boolean
}

/** Returns an item with its times, or an empty list while its time is not fixed. */
export function datedItem(item: AgendaItem): DatedItem[] {
  if (!item.start) return []
  const isWholeDay = item.start.length === 'yyyy-mm-dd'.length
  const [start, end] = [instantOf(item.start), instantOf(item.end)]
  return isValid(start) && isValid(end) ? [{ item, start, end, isWholeDay }] : []
}

/** Returns whether an item lasts for days, such as a pass. */
export const isLasting = ({ start, end }: DatedItem): boolean =>
  end.getTime() - start.getTime() > dayMs

/** A member may have thousands of plans: only the next ones are stored. */
const maxItems = 40

const timeOf = ({ start, end }: AgendaItem) => instantOf(start ?? end).getTime()

/**
 * Stores a mode's items that are still ahead, now and after each change of the records they come from. Returns a function
 * that stops it.
 */
export function keepAgenda(
  storage: Pick<AppStorage, 'record'>,
  mode: string,
  records: readonly Pick<RecordStore<unknown>, 'subscribe'>[],
  items: (now: Date) => readonly AgendaItem[],
): () => void {
  function publish() {
    // Signing out has emptied the storage. It stays empty.
    if (!storage.record(isUserOnboardedRecord).refresh()) return
    const now = new Date()
    const next = items(now)
      .filter(({ end }) => instantOf(end) > now)
      .sort((one, other) => timeOf(one) - timeOf(other))
      .slice(0, maxItems)
    transact([storage.record(agendaOf(mode))], ([published]) => [
      JSON.stringify(next) === JSON.stringify(published) ? published : next,
    ])
  }
  publish()
  const subscriptions = records.map((record) => record.subscribe(publish))
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe()
  }
}
