import { createModeRoot, lazyComponent } from '@baithak/platform'
import { HomePage } from './home/home-page'
import { screens } from './screens'
import './work.css'

export default createModeRoot(
  screens,
  ['work', 'work.screens'],
  { home: HomePage },
  {
    explore: lazyComponent(() => import('./explore/explore-page'), 'ExplorePage'),
    cafe: lazyComponent(() => import('./cafe/cafe-page'), 'CafePage'),
    map: lazyComponent(() => import('./map/map-page'), 'MapPage'),
    wallet: lazyComponent(() => import('./wallet/wallet-page'), 'WalletPage'),
    purchase: lazyComponent(() => import('./purchase/purchase-page'), 'PurchasePage'),
    compare: lazyComponent(() => import('./purchase/compare-page'), 'ComparePage'),
    checkIn: lazyComponent(() => import('./check-in/check-in-page'), 'CheckInPage'),
    invite: lazyComponent(() => import('./tasting/invite-page'), 'InvitePage'),
    rating: lazyComponent(() => import('./tasting/rating-page'), 'RatingPage'),
    inviteEarn: lazyComponent(() => import('./referrals/invite-earn-page'), 'InviteEarnPage'),
    profile: lazyComponent(() => import('./profile/profile-page'), 'ProfilePage'),
    settings: lazyComponent(() => import('./settings/settings-page'), 'SettingsPage'),
  },
)
