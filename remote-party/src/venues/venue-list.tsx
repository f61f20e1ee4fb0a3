import { farPlace, nearPlace, useListMotion, useNearRows } from '@baithak/shared/ui'
import { memo } from 'react'
import type { Venue } from './venue'
import { VenueCard } from './venue-card'

/** Cards that are drawn together, and the height that most of them have with the gap below, in pixels. */
export const chunk = 3
const gap = 28
const rowHeight = 294

/**
 * The cards of the venues. Of thousands, those that one is not near are an empty place of their height.
 * Remembered, since the page around it is drawn for other reasons: the filters open, a letter is typed.
 */
export const VenueList = memo(function VenueList({ venues }: { venues: readonly Venue[] }) {
  const list = useListMotion<HTMLUListElement>(venues.map(({ id }) => id).join())
  const stretches = useNearRows(list, venues, { chunk, rowHeight, name: 'venues' })
  return (
    <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-7 px-5 pt-1">
      {stretches.map((stretch) => {
        const { from, near, height } = stretch
        if (near) return <Cards key={from} venues={venues} from={from} />
        return (
          <li
            key={`far ${from}`}
            {...farPlace(stretch)}
            aria-hidden
            className="list-none"
            style={{ height: height - gap }}
          />
        )
      })}
    </ul>
  )
})

const Cards = memo(function Cards({ venues, from }: { venues: readonly Venue[]; from: number }) {
  return venues.slice(from, from + chunk).map((venue, place) => (
    <li
      key={venue.id}
      {...(place === 0 && nearPlace(from))}
      aria-setsize={venues.length}
      aria-posinset={from + place + 1}
      className="list-none"
    >
      <VenueCard venue={venue} first={from + place < 2} />
    </li>
  ))
})
