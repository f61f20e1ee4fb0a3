import type { AgendaItem } from '@baithak/contract'
import { isoDate } from '@baithak/domain'
import { type DatedItem, datedItem, isLasting } from '@baithak/domain/agenda'
import { startOfTomorrow } from '@baithak/domain/indian-time'

/** An item of a day. */
export interface BoardEntry extends DatedItem {
  isNow: boolean
}

interface AgendaBoard {
  /** The member's own plans, then suggestions. */
  today: BoardEntry[]
  /** The member's own next plan after today. */
  next: BoardEntry | undefined
  /** What lasts for days and has begun. */
  lasting: AgendaItem[]
  /** When any of this changes. */
  changesAt: Date
}

/** The items that are not over, for the board beside the phone frame. */
export function agendaBoard(items: readonly AgendaItem[], now: Date): AgendaBoard {
  const ahead = items.flatMap(datedItem).filter(({ end }) => end > now)
  const events = ahead
    .filter((each) => !isLasting(each))
    .sort((one, other) => one.start.getTime() - other.start.getTime())
    .map((each) => ({ ...each, isNow: !each.isWholeDay && each.start <= now }))
  const isToday = ({ start }: DatedItem) => isoDate(start) <= isoDate(now)
  const own = events.filter(({ item }) => !item.isSuggestion)
  const suggestions = events.filter(({ item }) => item.isSuggestion)
  const moments = ahead.flatMap(({ start, end }) => [start.getTime(), end.getTime()])
  return {
    today: [...own.filter(isToday), ...suggestions.filter(isToday)],
    next: own.find((each) => !isToday(each)),
    lasting: ahead.filter((each) => isLasting(each) && each.start <= now).map(({ item }) => item),
    changesAt: new Date(
      Math.min(
        startOfTomorrow(now).getTime(),
        ...moments.filter((moment) => moment > now.getTime()),
      ),
    ),
  }
}
