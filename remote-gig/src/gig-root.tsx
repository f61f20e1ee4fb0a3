import { createModeRoot, lazyComponent } from '@baithak/platform'
import { GigListPage } from './gigs/gig-list-page'
import { screens } from './screens'
import './gig.css'

export default createModeRoot(
  screens,
  ['gig', 'gig.screens'],
  { list: GigListPage },
  {
    gig: lazyComponent(() => import('./gigs/gig-page'), 'GigPage'),
    myGigs: lazyComponent(() => import('./applications/my-gigs-page'), 'MyGigsPage'),
    artist: lazyComponent(() => import('./artist/artist-page'), 'ArtistPage'),
    premium: lazyComponent(() => import('./premium/premium-page'), 'PremiumPage'),
  },
)
