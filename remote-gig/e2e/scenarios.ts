import { longHindi } from '@baithak/e2e/fixtures/large-fixtures'
import type { Scenario } from '@baithak/e2e/screens/scenario'
import { artist, gigs, premiumArtist } from './stored-gigs'

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
  { name: 'gig-detail-premium', path: '/gig', stored: premiumArtist, press: [firstGig] },
  { name: 'gig-applied', path: '/gig', press: [firstGig, apply], shows: 'toast' },
  {
    name: 'gig-applied-detail',
    path: '/gig',
    // The last link is in My Gigs. The detail page links other dates, which could be pressed before it is left.
    press: [firstGig, apply, `[role="tabpanel"] ${firstGig}`],
  },
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
  { name: 'my-gigs-50', path: '/gig/my-gigs', stored: gigs(50) },
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
