import { createMany, isoDate, longName } from '@baithak/e2e/fixtures/large-fixtures'

const gig = (index: number, changes = {}) => ({
  id: `gig-${index}`,
  title: index === 1 ? longName : 'Ghazal Baithak',
  cafe: 'Dabara House',
  date: isoDate(index),
  location: 'Indiranagar',
  paid: index % 2 === 0,
  genre: 'Ghazal',
  time: '19:30',
  compensation: '₹6,000',
  audience: '60, seated',
  description: 'Two sets.',
  ...changes,
})
export const gigs = (count: number) => ({
  appliedGigs: {
    Applied: createMany(count, (index) => gig(index)),
    Shortlisted: [],
    Confirmed: createMany(1, (index) => gig(100 + index)),
    Completed: createMany(5, (index) => gig(200 + index, { rating: index + 1 })),
  },
})
export const artist = (changes = {}) => ({
  artistProfile: {
    name: 'Ira Menon',
    premium_pass: false,
    verified_performer: false,
    applied_gigs_count: 4,
    last_applied_week: '2026-W47',
    ...changes,
  },
})
export const premiumArtist = artist({ premium_pass: true, verified_performer: true })
