import { lazyScreen, Navigate, Route, Routes } from '@baithak/platform'
import { GigListPage } from './gigs/gig-list-page'
import { paths } from './paths'

const GigPage = lazyScreen(() => import('./gigs/gig-page'), 'GigPage')
const MyGigsPage = lazyScreen(() => import('./applications/my-gigs-page'), 'MyGigsPage')
const ArtistPage = lazyScreen(() => import('./artist/artist-page'), 'ArtistPage')
const PremiumPage = lazyScreen(() => import('./premium/premium-page'), 'PremiumPage')

/** Every screen of Gig mode. */
export function GigRoutes() {
  return (
    <Routes>
      <Route path={paths.list.path} element={<GigListPage />} />
      <Route path={paths.gig.path} element={<GigPage />} />
      <Route path={paths.myGigs.path} element={<MyGigsPage />} />
      <Route path={paths.artist.path} element={<ArtistPage />} />
      <Route path={paths.premium.path} element={<PremiumPage />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}
