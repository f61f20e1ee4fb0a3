import { createModeRoot, lazyComponent } from '@baithak/platform'
import { screens } from './screens'
import { VenuesPage } from './venues/venues-page'
import './party.css'

export default createModeRoot(
  screens,
  ['party', 'party.screens'],
  { venues: VenuesPage },
  {
    venue: lazyComponent(() => import('./venues/venue-page'), 'VenuePage'),
    create: lazyComponent(() => import('./wizard/wizard-page'), 'WizardPage'),
    manage: lazyComponent(() => import('./my-parties/my-parties-page'), 'MyPartiesPage'),
    invitation: lazyComponent(() => import('./invitation/invitation-page'), 'InvitationPage'),
    answer: lazyComponent(() => import('./invitation/guest-page'), 'GuestPage'),
    pay: lazyComponent(() => import('./my-parties/pay-page'), 'PayPage'),
    chat: lazyComponent(() => import('./chat/chat-page'), 'ChatPage'),
    hopping: lazyComponent(() => import('./cafe-hopping/hopping-page'), 'HoppingPage'),
    hoppingRoute: lazyComponent(() => import('./cafe-hopping/route-page'), 'RoutePage'),
    hoppingPass: lazyComponent(() => import('./cafe-hopping/pass-page'), 'PassPage'),
  },
)
