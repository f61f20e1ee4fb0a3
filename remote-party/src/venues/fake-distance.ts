import { venueById } from '../model/sample-venues'

/** A made-up but constant distance: that of a sample, else 1 to 20 km from the characters of the id. */
export function fakeDistanceKm(id: string): number {
  const sum = [...id].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return venueById(id)?.distanceKm ?? 1 + (sum % 20)
}
