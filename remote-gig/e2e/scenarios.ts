import { longHindi } from '@baithak/e2e/fixtures/large-fixtures'
import { type Scenario, showsDialog, showsToast } from '@baithak/e2e/screens/scenario'
import { artist, gigs, premiumArtist } from './stored-gigs'

const openFirstGig = ({ pressAt }: { pressAt(selector: string): Promise<void> }) =>
  pressAt('a[href^="/gig/detail/"]')

export const scenarios: readonly Scenario[] = [
  { name: 'gig', path: '/gig' },
  { name: 'gig-premium-owned', path: '/gig', stored: premiumArtist },
  { name: 'gig-empty', path: '/gig?category=comedy' },
  { name: 'gig-detail', path: '/gig', steps: openFirstGig },
  { name: 'gig-detail-premium', path: '/gig', stored: premiumArtist, steps: openFirstGig },
  {
    name: 'gig-applied',
    path: '/gig',
    ...showsToast,
    steps: async (actions) => {
      await openFirstGig(actions)
      await actions.press('gig:applications.apply.action')
    },
  },
  {
    name: 'gig-applied-detail',
    path: '/gig',
    steps: async (actions) => {
      await openFirstGig(actions)
      await actions.press('gig:applications.apply.action')
      // In My Gigs: the detail page links other dates, which could be pressed before it is left.
      await actions.pressAt('[role="tabpanel"] a[href^="/gig/detail/"]')
    },
  },
  {
    name: 'gig-limit-sheet',
    path: '/gig',
    stored: artist({ applied_gigs_count: 10 }),
    ...showsDialog,
    steps: async (actions) => {
      await openFirstGig(actions)
      await actions.press('gig:applications.apply.action')
    },
  },
  {
    name: 'gig-confirmed',
    path: '/gig/detail/gig-101',
    stored: gigs(1),
    storedEnglish: true,
  },
  { name: 'gig-missing', path: '/gig/detail/nowhere' },
  { name: 'my-gigs-empty', path: '/gig/my-gigs' },
  {
    name: 'my-gigs-answered',
    path: '/gig/my-gigs',
    stored: { ...gigs(3), gigAnswers: [{ id: 'gig-2', answer: 'no' }] },
    storedEnglish: true,
    steps: ({ press }) => press('gig:applications.answer.title'),
  },
  {
    name: 'my-gigs-confirmed',
    path: '/gig/my-gigs?tab=Confirmed',
    stored: { ...gigs(3), gigAnswers: [{ id: 'gig-2', answer: 'yes' }] },
    storedEnglish: true,
  },
  {
    name: 'my-gigs-completed',
    path: '/gig/my-gigs?tab=Completed',
    stored: gigs(3),
    storedEnglish: true,
  },
  { name: 'my-gigs-50', path: '/gig/my-gigs', stored: gigs(50) },
  { name: 'artist', path: '/gig/artist-profile', stored: artist() },
  { name: 'artist-premium', path: '/gig/artist-profile', stored: premiumArtist },
  {
    name: 'artist-waiting',
    path: '/gig/artist-profile',
    stored: { ...premiumArtist, 'draft:waiting-gig': '"ghazal-baithak-2026-11-28"' },
  },
  { name: 'artist-limit', path: '/gig/artist-profile', stored: artist({ applied_gigs_count: 10 }) },
  {
    name: 'artist-page',
    path: '/gig/artist-profile',
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
  {
    name: 'artist-page-edit',
    path: '/gig/artist-profile',
    ...showsDialog,
    steps: ({ press }) => press('gig:artist.about.start'),
  },
  { name: 'artist-long', path: '/gig/artist-profile', stored: artist({ name: longHindi }) },
  { name: 'premium', path: '/gig/premium' },
  { name: 'premium-owned', path: '/gig/premium', stored: premiumArtist },
  {
    name: 'premium-bought',
    path: '/gig/premium',
    ...showsToast,
    steps: ({ press }) => press('gig:pass.purchase'),
  },
]
