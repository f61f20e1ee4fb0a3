import { lazyScreen, Navigate, Route, Routes } from '@baithak/platform'
import { paths } from './paths'
import { VenuesPage } from './venues/venues-page'

const VenuePage = lazyScreen(() => import('./venues/venue-page'), 'VenuePage')
const WizardPage = lazyScreen(() => import('./wizard/wizard-page'), 'WizardPage')
const MyPartiesPage = lazyScreen(() => import('./my-parties/my-parties-page'), 'MyPartiesPage')
const InvitationPage = lazyScreen(() => import('./invitation/invitation-page'), 'InvitationPage')
const ChatPage = lazyScreen(() => import('./chat/chat-page'), 'ChatPage')
const HoppingPage = lazyScreen(() => import('./cafe-hopping/hopping-page'), 'HoppingPage')
const RoutePage = lazyScreen(() => import('./cafe-hopping/route-page'), 'RoutePage')
const PassPage = lazyScreen(() => import('./cafe-hopping/pass-page'), 'PassPage')

/** Every screen of Party mode. */
export function PartyRoutes() {
  return (
    <Routes>
      <Route path={paths.venues.path} element={<VenuesPage />} />
      <Route path={paths.venue.path} element={<VenuePage />} />
      <Route path={paths.create.path} element={<WizardPage />} />
      <Route path={paths.manage.path} element={<MyPartiesPage />} />
      <Route path={paths.invitation.path} element={<InvitationPage />} />
      <Route path={paths.chat.path} element={<ChatPage />} />
      <Route path={paths.hopping.path} element={<HoppingPage />} />
      <Route path={paths.hoppingRoute.path} element={<RoutePage />} />
      <Route path={paths.hoppingPass.path} element={<PassPage />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}
