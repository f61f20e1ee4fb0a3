import { createMany, isoDate, longHindi, longName } from '@baithak/e2e/fixtures/large-fixtures'
import type { Scenario } from '@baithak/e2e/screens/scenario'

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
const gigs = (count: number) => ({
  appliedGigs: {
    Applied: createMany(count, (index) => gig(index)),
    Shortlisted: [],
    Confirmed: createMany(1, (index) => gig(100 + index)),
    Completed: createMany(5, (index) => gig(200 + index, { rating: index + 1 })),
  },
})
const artist = (changes = {}) => ({
  artistProfile: {
    name: 'Ira Menon',
    premium_pass: false,
    verified_performer: false,
    applied_gigs_count: 4,
    last_applied_week: '2026-W47',
    ...changes,
  },
})
const premiumArtist = artist({ premium_pass: true, verified_performer: true })

const firstGig = 'a[href^="/gig/detail/"]'
const apply = 'gig:applications.apply.action'
const profile = '/gig/artist-profile'
const atLimit = artist({ applied_gigs_count: 10 })
const answered = (answer: string) => ({ ...gigs(3), gigAnswers: [{ id: 'gig-2', answer }] })

export const scenarios: readonly Scenario[] = [
  { name: 'gig', path: '/gig' },
  { name: 'gig-premium-owned', path: '/gig', stored: premiumArtist },
  { name: 'gig-empty', path: '/gig?category=comedy' },
  { name: 'gig-detail', path: '/gig', press: [firstGig] },
  { name: 'gig-applied', path: '/gig', press: [firstGig, apply], shows: 'toast' },
  {
    name: 'gig-limit-sheet',
    path: '/gig',
    stored: atLimit,
    press: [firstGig, apply],
    shows: 'dialog',
  },
  { name: 'gig-confirmed', path: '/gig/detail/gig-101', stored: gigs(1), storedEnglish: true },
  { name: 'gig-missing', path: '/gig/detail/nowhere' },
  { name: 'my-gigs-empty', path: '/gig/my-gigs' },
  {
    name: 'my-gigs-answered',
    path: '/gig/my-gigs',
    stored: answered('no'),
    storedEnglish: true,
    press: ['gig:applications.answer.title'],
  },
  {
    name: 'my-gigs-confirmed',
    path: '/gig/my-gigs?tab=Confirmed',
    stored: answered('yes'),
    storedEnglish: true,
  },
  {
    name: 'my-gigs-completed',
    path: '/gig/my-gigs?tab=Completed',
    stored: gigs(3),
    storedEnglish: true,
  },
  { name: 'artist', path: profile, stored: artist() },
  { name: 'artist-premium', path: profile, stored: premiumArtist },
  {
    name: 'artist-waiting',
    path: profile,
    stored: { ...premiumArtist, 'draft:waiting-gig': '"ghazal-baithak-2026-11-28"' },
  },
  { name: 'artist-limit', path: profile, stored: atLimit },
  {
    name: 'artist-page',
    path: profile,
    stored: {
      ...premiumArtist,
      artistPage: {
        bio: 'Ghazals and old film songs, sung close. I bring a harmonium, a tanpura and about forty songs.',
        setMinutes: 45,
        tags: ['Ghazal', 'Film songs', 'Unplugged'],
        links: ['soundcloud.com/aanya-rao'],
      },
    },
    storedEnglish: true,
  },
  { name: 'artist-page-edit', path: profile, press: ['gig:artist.about.start'], shows: 'dialog' },
  { name: 'artist-long', path: profile, stored: artist({ name: longHindi }) },
  { name: 'premium', path: '/gig/premium' },
  { name: 'premium-owned', path: '/gig/premium', stored: premiumArtist },
  { name: 'premium-bought', path: '/gig/premium', press: ['gig:pass.purchase'], shows: 'toast' },
]
