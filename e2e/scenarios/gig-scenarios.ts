import { artist, gigs, longHindi, premiumArtist } from './large-fixtures'
import type { Scenario } from './scenario'

const firstGig = ({ pressAt }: { pressAt(selector: string): Promise<void> }) =>
  pressAt('a[href^="/gig/detail/"]')
const toast: Pick<Scenario, 'shows'> = { shows: (page) => page.locator('.toast').first() }

export const gigScenarios: readonly Scenario[] = [
  { name: 'gig', path: '/gig' },
  { name: 'gig-premium-owned', path: '/gig', stored: premiumArtist },
  { name: 'gig-empty', path: '/gig?category=comedy' },
  { name: 'gig-detail', path: '/gig', steps: firstGig },
  { name: 'gig-detail-premium', path: '/gig', stored: premiumArtist, steps: firstGig },
  {
    name: 'gig-applied',
    path: '/gig',
    ...toast,
    steps: async (visit) => {
      await firstGig(visit)
      await visit.press('gig:apply.action')
    },
  },
  {
    name: 'gig-applied-detail',
    path: '/gig',
    steps: async (visit) => {
      await firstGig(visit)
      await visit.press('gig:apply.action')
      await firstGig(visit)
    },
  },
  {
    name: 'gig-limit-sheet',
    path: '/gig',
    stored: artist({ applied_gigs_count: 10 }),
    shows: (page) => page.getByRole('dialog'),
    steps: async (visit) => {
      await firstGig(visit)
      await visit.press('gig:apply.action')
    },
  },
  { name: 'gig-missing', path: '/gig/detail/nowhere' },
  { name: 'my-gigs-empty', path: '/gig/my-gigs' },
  { name: 'my-gigs-shortlisted', path: '/gig/my-gigs?tab=Shortlisted' },
  { name: 'my-gigs-confirmed', path: '/gig/my-gigs?tab=Confirmed' },
  { name: 'my-gigs-completed', path: '/gig/my-gigs?tab=Completed' },
  { name: 'my-gigs-50', path: '/gig/my-gigs', stored: gigs(50) },
  { name: 'artist', path: '/gig/artist-profile', stored: artist() },
  { name: 'artist-premium', path: '/gig/artist-profile', stored: premiumArtist },
  { name: 'artist-limit', path: '/gig/artist-profile', stored: artist({ applied_gigs_count: 10 }) },
  { name: 'artist-long', path: '/gig/artist-profile', stored: artist({ name: longHindi }) },
  { name: 'premium', path: '/gig/premium' },
  { name: 'premium-owned', path: '/gig/premium', stored: premiumArtist },
  {
    name: 'premium-bought',
    path: '/gig/premium',
    ...toast,
    steps: ({ press }) => press('gig:premium.purchase'),
  },
]
