import { type AgendaItem, agendaOf } from '@baithak/contract'
import { type AppStorage, type RecordStore, transact } from '@baithak/storage'
import { dayMs, instantOf, isValid } from './indian-time'
import { isUserOnboardedRecord } from './member'

/** An item with the moments of its texts. */
export interface DatedItem {
  item: AgendaItem
  start: Date
  end: Date
  isWholeDay: boolean
}

/** Returns an item with its moments, or nothing until its time is fixed. */
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
 * Stores a mode's items that are still ahead now, and again with each change of a record that they come from. The same
 * ones again change nothing. Returns how to stop.
 */
export function keepAgenda(
  storage: Pick<AppStorage, 'record'>,
  mode: string,
  records: readonly Pick<RecordStore<unknown>, 'subscribe'>[],
  items: (now: Date) => readonly AgendaItem[],
): () => void {
  function publish() {
    // Signing out has emptied the storage, which stays empty.
    if (!storage.record(isUserOnboardedRecord).getState()) return
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
