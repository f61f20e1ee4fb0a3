import { Navigate, Route, Routes } from '@baithak/platform'
import { LoadingLamp } from '@baithak/shared/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { GigListPage } from './gigs/gig-list-page'
import { paths } from './paths'

/** A screen in a chunk of its own: the list does not wait for it. */
const later = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const GigPage = later(() => import('./gigs/gig-page'), 'GigPage')
const MyGigsPage = later(() => import('./applications/my-gigs-page'), 'MyGigsPage')
const ArtistPage = later(() => import('./artist/artist-page'), 'ArtistPage')
const PremiumPage = later(() => import('./artist/premium-page'), 'PremiumPage')

/** Every screen of Gig mode. */
export function GigRoutes() {
  return (
    <Suspense fallback={<LoadingLamp label="loading" />}>
      <Routes>
        <Route path={paths.list.path} element={<GigListPage />} />
        <Route path={paths.gig.path} element={<GigPage />} />
        <Route path={paths.myGigs.path} element={<MyGigsPage />} />
        <Route path={paths.artist.path} element={<ArtistPage />} />
        <Route path={paths.premium.path} element={<PremiumPage />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  )
}
