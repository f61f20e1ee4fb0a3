import { Navigate, Route, Routes } from '@baithak/platform'
import { LoadingLamp } from '@baithak/shared/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { HomePage } from './home/home-page'
import { paths } from './paths'

/** A screen in a chunk of its own: the home screen does not wait for it. */
const later = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const ExplorePage = later(() => import('./cafes/explore-page'), 'ExplorePage')
const CafePage = later(() => import('./cafes/cafe-page'), 'CafePage')
const MapPage = later(() => import('./map/map-page'), 'MapPage')
const WalletPage = later(() => import('./passes/wallet-page'), 'WalletPage')
const PurchasePage = later(() => import('./passes/purchase-page'), 'PurchasePage')
const ComparePage = later(() => import('./passes/compare-page'), 'ComparePage')
const CheckInPage = later(() => import('./check-in/check-in-page'), 'CheckInPage')
const InvitePage = later(() => import('./tasting/invite-page'), 'InvitePage')
const RatingPage = later(() => import('./tasting/rating-page'), 'RatingPage')
const InviteEarnPage = later(() => import('./referrals/invite-earn-page'), 'InviteEarnPage')
const ProfilePage = later(() => import('./profile/profile-page'), 'ProfilePage')
const SettingsPage = later(() => import('./profile/settings-page'), 'SettingsPage')

/** Every screen of Work mode. Unknown paths are the default section's to send home. */
export function WorkRoutes() {
  return (
    <Suspense fallback={<LoadingLamp label="loading" />}>
      <Routes>
        <Route path={paths.home.path} element={<HomePage />} />
        <Route path={paths.explore.path} element={<ExplorePage />} />
        <Route path={paths.cafe.path} element={<CafePage />} />
        <Route path={paths.map.path} element={<MapPage />} />
        <Route path={paths.wallet.path} element={<WalletPage />} />
        <Route path={paths.purchase.path} element={<PurchasePage />} />
        <Route path={paths.compare.path} element={<ComparePage />} />
        <Route path={paths.checkIn.path} element={<CheckInPage />} />
        <Route path={paths.invite.path} element={<InvitePage />} />
        <Route path={paths.rating.path} element={<RatingPage />} />
        <Route path={paths.inviteEarn.path} element={<InviteEarnPage />} />
        <Route path={paths.profile.path} element={<ProfilePage />} />
        <Route path={paths.settings.path} element={<SettingsPage />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  )
}
