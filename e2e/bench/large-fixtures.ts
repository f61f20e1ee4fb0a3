import type { SourceEdit } from '../fixtures/rebuilt-mode'
import { member } from '../fixtures/stored'
import { cafes } from '../walk/plenty'

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

/** A member's device on which partners have added so many cafés. */
export const memberAmong = (count: number) => ({ ...member, ...cafes(count) })

/** A member who has said a great deal to the first venue of the list, and been answered. */
export const memberInChat = (lines: number) => ({
  ...member,
  'draft:chat:venue-0': times(lines, (index) => ({
    id: String(index + 1),
    sender: index % 2 ? 'cafe' : 'user',
    text:
      index % 9 === 0
        ? `Line ${index}: there will be some forty of us, six of them children, and two who eat Jain food.`
        : `Line ${index}: may we bring our own playlist?`,
    // Five minutes from one to the next, so that some are drawn on either side of midnight.
    at: new Date(Date.now() - (lines - index) * 300_000).toISOString(),
  })),
})

const tags = ['Bar', 'Cafe', 'Restaurant', 'Club']
const scenes = ['rooftop-sunset', 'dance-night', 'dining-marigold', 'courtyard-mint']
const venue = (index: number) => ({
  id: `venue-${index}`,
  name: `Chandni Terrace ${index}`,
  location: 'Indiranagar',
  rating: 3 + (index % 20) / 10,
  image: scenes[index % scenes.length],
  tags: [tags[index % tags.length]],
  capacity: 50 + (index % 250),
  price_per_head: 800 + (index % 27) * 100,
  reviews: index,
  photos: [],
})

/** Party's sources with so many venues before its own, and their texts. */
export function manyVenues(count: number): SourceEdit[] {
  const venues = times(count, venue)
  const texts = venues.map(({ id, name, location }) => [
    id,
    { name, location, description: `A terrace with string lights, number ${id}.` },
  ])
  const list = JSON.stringify(venues).slice(1, -1)
  const named = JSON.stringify(Object.fromEntries(texts)).slice(1, -1)
  const firstText = '"chandni-terrace": {\n'
  return [
    { file: 'src/venues/sample-venues.ts', from: 'samples = [', to: `samples = [${list},` },
    { file: 'src/locales/en.json', from: firstText, to: `${named},${firstText}` },
  ]
}
