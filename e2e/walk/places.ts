import { adminPlaces } from './admin-places'
import { gigPlaces } from './gig-places'
import { partyPlaces } from './party-places'
import type { Place } from './place'
import { shellPlaces } from './shell-places'
import { workPlaces } from './work-places'

/** Every route in every state worth seeing, by the part of the app that shows it. */
export const placesByApp = {
  shell: shellPlaces,
  work: workPlaces,
  party: partyPlaces,
  gig: gigPlaces,
  admin: adminPlaces,
} satisfies Record<string, readonly Place[]>

export const places: readonly Place[] = Object.values(placesByApp).flat()

export function placeNamed(name: string): Place {
  const place = places.find((each) => each.name === name)
  if (!place) throw new Error(`The walk knows no place ${name}.`)
  return place
}
