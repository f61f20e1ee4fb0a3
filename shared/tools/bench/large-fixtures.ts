import { createMany } from '../testing/create-many'
import { cafes } from '../testing/large-fixtures'
import type { SourceEdit } from '../testing/rebuild-mode'
import { member } from '../testing/stored'

/** Local storage of a member with `count` stored cafés. */
export const memberWithCafes = (count: number) => ({ ...member, ...cafes(count) })

/** Local storage of a member with a long chat with the first venue. */
export const memberWithChat = (messages: number) => ({
  ...member,
  'draft:chat:venue-0': createMany(messages, (index) => ({
    id: String(index + 1),
    sender: index % 2 ? 'cafe' : 'user',
    text:
      index % 9 === 0
        ? `Line ${index}: there will be some forty of us, six of them children, and two who eat Jain food.`
        : `Line ${index}: may we bring our own playlist?`,
    // Five minutes apart, so that rendered messages lie on both sides of midnight.
    at: new Date(Date.now() - (messages - index) * 300_000).toISOString(),
  })),
})

const tags = ['Bar', 'Cafe', 'Restaurant', 'Club']
const scenes = ['rooftop-sunset', 'dance-night', 'dining-marigold', 'courtyard-mint']
const createVenue = (index: number) => ({
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

/** Edits of Party's sources that add `count` venues, with their translations, before the samples. */
export function addVenues(count: number): SourceEdit[] {
  const venues = createMany(count, createVenue)
  const translations = venues.map(({ id, name, location }) => [
    id,
    { name, location, description: `A terrace with string lights, number ${id}.` },
  ])
  const venuesSource = JSON.stringify(venues).slice(1, -1)
  const translationsSource = JSON.stringify(Object.fromEntries(translations)).slice(1, -1)
  const firstTranslation = '"chandni-terrace": {\n'
  return [
    { file: 'src/model/sample-venues.ts', from: 'samples = [', to: `samples = [${venuesSource},` },
    {
      file: 'src/locales/en.json',
      from: firstTranslation,
      to: `${translationsSource},${firstTranslation}`,
    },
  ]
}
