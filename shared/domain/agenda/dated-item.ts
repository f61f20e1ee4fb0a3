import type { AgendaItem } from '@baithak/contract'
import { dayMs, instantOf, isValid } from '../indian-time'

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
  const [start, end] = [instantOf(item.start), instantOf(item.end)]
  return isValid(start) && isValid(end) ? [{ item, start, end, isWholeDay }] : []
}

/** Whether it lasts for days, as a pass does: it is no event of a day. */
export const isLasting = ({ start, end }: DatedItem): boolean =>
  end.getTime() - start.getTime() > dayMs
