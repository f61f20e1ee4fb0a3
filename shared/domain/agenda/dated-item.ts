import type { AgendaItem } from '@baithak/contract'

const dayMs = 24 * 60 * 60 * 1000

/** An item with the moments of its texts. */
export interface DatedItem {
  item: AgendaItem
  start: Date
  end: Date
  isWholeDay: boolean
}

/** None as long as no time is fixed. */
export function datedItem(item: AgendaItem): DatedItem[] {
  if (!item.start) return []
  const isWholeDay = item.start.length === 'yyyy-mm-dd'.length
  // Without a time Date takes a day for one in UTC.
  const start = new Date(isWholeDay ? `${item.start}T00:00` : item.start)
  return [{ item, start, end: new Date(item.end), isWholeDay }]
}

/** Whether it lasts for days, as a pass does: it is no event of a day. */
export const isLasting = ({ start, end }: DatedItem): boolean =>
  end.getTime() - start.getTime() > dayMs
