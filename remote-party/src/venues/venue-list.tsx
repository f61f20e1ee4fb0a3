import { LongList } from '@baithak/shared/ui'
import { memo } from 'react'
import type { Venue } from '../model/venue'
import { VenueCard } from './venue-card'

/** Cards that are drawn together, and the height that most of them have with the gap below, in pixels. */
export const chunk = 3
const gap = 28
const rowHeight = 294

const idOf = ({ id }: Venue) => id
const showVenue = (venue: Venue, index: number) => <VenueCard venue={venue} first={index < 2} />

/**
 * The cards of the venues. Remembered, since the page around it is drawn for other reasons: the filters open, a letter
 * is typed.
 */
export const VenueList = memo(function VenueList({ venues }: { venues: readonly Venue[] }) {
  return (
    <LongList
      name="venues"
      rows={venues}
      keyOf={idOf}
      className="grid grid-cols-[minmax(0,1fr)] gap-7 px-5 pt-1"
      {...{ chunk, gap, rowHeight }}
    >
      {showVenue}
    </LongList>
  )
})
