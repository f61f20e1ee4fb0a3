import type { SampleVenueId } from '@baithak/shared/sample-venues'

const sampleDistancesKm: Record<SampleVenueId, number> = {
  'chandni-terrace': 1,
  'dastarkhwan-house': 1,
  'copper-still': 4,
  'khidki-coffee': 4,
  'sitara-social': 5,
  'monsoon-glasshouse': 7,
  'slow-drip-bar': 7,
  'raat-rani-rooftop': 8,
  'rang-mahal-kitchen': 8,
  'tulsi-courtyard': 8,
  'lagoon-veranda': 12,
  'neelam-room': 12,
}

const byId: ReadonlyMap<string, number> = new Map(Object.entries(sampleDistancesKm))

/**
 * A made-up but constant distance of 1 to 20 km, by the id: for the samples that of their neighbourhood, else from the
 * characters.
 */
export function fakeDistanceKm(id: string): number {
  const sum = [...id].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return byId.get(id) ?? 1 + (sum % 20)
}
