import { sampleNames } from '@baithak/shared/cafes'
import { expect, test } from 'vitest'
import { sampleCafes as partnerCafes } from '../../remote-admin/src/model/sample-cafes'
import adminLabels from '../../remote-admin/src/model/sample-labels/en.json'
import gigLabels from '../../remote-gig/src/locales/en.json'
import gigLabelsHi from '../../remote-gig/src/locales/hi.json'
import { artistSampleGigs } from '../../remote-gig/src/model/sample-gigs'
import { sampleRoutes } from '../../remote-party/src/cafe-hopping/sample-routes'
import partyLabels from '../../remote-party/src/locales/en.json'
import partyLabelsHi from '../../remote-party/src/locales/hi.json'
import { sampleVenues } from '../../remote-party/src/model/sample-venues'
import { fakeDistanceKm } from '../../remote-party/src/venues/fake-distance'
import workLabels from '../../remote-work/src/locales/en.json'
import workLabelsHi from '../../remote-work/src/locales/hi.json'
import { sampleCafes } from '../../remote-work/src/model/cafe/sample-cafes'

/** A Friday at ten, when every sample figure is that of the busiest hour. */
const busiest = new Date(2026, 10, 20, 10)
const partners = partnerCafes((id) => adminLabels[id], busiest)
const byId = new Map(sampleCafes.map((cafe) => [cafe.id, cafe]))

test('Sample figures agree: members and partners see the same cafés', () => {
  const active = partners.filter(({ status }) => status === 'Active')
  expect(active.map(({ id }) => id).toSorted()).toEqual([...byId.keys()].toSorted())
  for (const { id, name, area, category, rating, occupancy, images, amenities } of active)
    expect(byId.get(id)).toMatchObject({
      name,
      area,
      passType: category,
      rating,
      occupancy,
      images,
      amenities: expect.arrayContaining(amenities),
    })
})

test('Sample figures agree: a café has the same area and rating as a venue, and an area the same distance', () => {
  for (const { id, location, rating } of sampleVenues) {
    const cafe = byId.get(id)
    if (cafe)
      expect({ id, area: location, rating }).toEqual({ id, area: cafe.area, rating: cafe.rating })
  }
  for (const { id, location } of sampleVenues) {
    const inArea = sampleCafes.filter(({ area }) => area === location)
    const distances = inArea.map(({ distance }) => Math.round(Number.parseFloat(distance)) || 1)
    if (inArea.length > 0)
      expect([id, distances]).toEqual([id, expect.arrayContaining([fakeDistanceKm(id)])])
  }
})

test('the id of a sample café is its name', () => {
  for (const { id, name } of sampleCafes) expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'))
})

test('Sample figures agree: gigs and hopping stops are where the cafés are', () => {
  for (const [id, { area }] of Object.entries(gigLabels.cafes))
    expect(byId.get(id)?.area).toBe(area)
  for (const { cafes_included } of sampleRoutes(busiest))
    for (const { id, name, address } of cafes_included) {
      const cafe = sampleCafes.find((each) => each.name === name)
      if (!cafe) continue
      expect(address).toContain(cafe.area)
      // The desk compares the ids.
      expect(id).toBe(cafe.id)
    }
})

test('The names that are translated outside their mode are those of the modes', () => {
  const friends = ['kabir', 'meher', 'dev'] as const
  const confirmed = artistSampleGigs.Confirmed.map(({ id }) => id)
  const namesIn = (work: typeof workLabels, party: typeof partyLabels, gig: typeof gigLabels) => [
    ...Object.values(work.cafes.samples).map(({ name }) => name),
    ...Object.values(gig.cafes).map(({ name }) => name),
    ...Object.values(party.venues.samples).map(({ name }) => name),
    ...confirmed.map((id) => gig.sampleGigs[id].title),
    ...friends.map((id) => work.cafe.review[id].user),
  ]
  const hindi = namesIn(workLabelsHi, partyLabelsHi as typeof partyLabels, gigLabelsHi)
  const pairs = namesIn(workLabels, partyLabels, gigLabels).map((name, index) => [
    name,
    hindi[index],
  ])
  const held = Object.entries(sampleNames.en).map(([id, name]) => [name, sampleNames.hi?.[id]])
  expect(new Map(held as [string, string][])).toEqual(new Map(pairs as [string, string][]))
})
