import { LongList } from '@baithak/ui'
import { memo } from 'react'
import type { Venue } from '../model/venue'
import { VenueCard } from './venue-card'

const rowHeight = 266

const idOf = ({ id }: Venue) => id
const renderVenue = (venue: Venue, index: number) => <VenueCard venue={venue} eager={index < 2} />
const renderWithDistance = (venue: Venue, index: number) => (
  <VenueCard venue={venue} eager={index < 2} hasDistance />
)

/** Memoized: the page also renders for every letter that is typed and when the filters open. */
export const VenueList = memo(function VenueList({
  venues,
  hasDistances,
}: {
  venues: readonly Venue[]
  hasDistances: boolean
}) {
  return (
    <LongList
      rows={venues}
      keyOf={idOf}
      className="grid grid-cols-[minmax(0,1fr)] gap-7 px-5 pt-1"
      rowHeight={rowHeight}
    >
      {hasDistances ? renderWithDistance : renderVenue}
    </LongList>
  )
})
