import { lazyScreen, Navigate, Route, Routes } from '@baithak/platform'
import { HomePage } from './home/home-page'
import { paths } from './paths'

const ExplorePage = lazyScreen(() => import('./explore/explore-page'), 'ExplorePage')
const CafePage = lazyScreen(() => import('./cafe/cafe-page'), 'CafePage')
const MapPage = lazyScreen(() => import('./map/map-page'), 'MapPage')
const WalletPage = lazyScreen(() => import('./wallet/wallet-page'), 'WalletPage')
const PurchasePage = lazyScreen(() => import('./purchase/purchase-page'), 'PurchasePage')
const ComparePage = lazyScreen(() => import('./purchase/compare-page'), 'ComparePage')
const CheckInPage = lazyScreen(() => import('./check-in/check-in-page'), 'CheckInPage')
const InvitePage = lazyScreen(() => import('./tasting/invite-page'), 'InvitePage')
const RatingPage = lazyScreen(() => import('./tasting/rating-page'), 'RatingPage')
const InviteEarnPage = lazyScreen(() => import('./referrals/invite-earn-page'), 'InviteEarnPage')
const ProfilePage = lazyScreen(() => import('./profile/profile-page'), 'ProfilePage')
const SettingsPage = lazyScreen(() => import('./settings/settings-page'), 'SettingsPage')

/** All screens of Work mode. As the default mode, Work also redirects unknown paths. */
export function WorkRoutes() {
  return (
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
  )
}
