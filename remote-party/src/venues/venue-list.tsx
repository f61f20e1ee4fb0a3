import { useListMotion } from '@baithak/shared/ui'
import type { Venue } from './venue'
import { VenueCard } from './venue-card'

export function VenueList({ venues }: { venues: readonly Venue[] }) {
  const list = useListMotion<HTMLUListElement>(venues.map(({ id }) => id).join())
  return (
    <ul ref={list} className="grid gap-7 px-5 pt-1">
      {venues.map((venue, place) => (
        <li key={venue.id} className="list-none">
          <VenueCard venue={venue} first={place < 2} />
        </li>
      ))}
    </ul>
  )
}
