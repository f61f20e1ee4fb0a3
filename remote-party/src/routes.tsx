import { Navigate, Route, Routes } from '@baithak/platform'
import { LoadingLamp } from '@baithak/shared/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { paths } from './paths'
import { VenuesPage } from './venues/venues-page'

/** A screen in a chunk of its own: the list of venues does not wait for it. */
const later = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const VenuePage = later(() => import('./venues/venue-page'), 'VenuePage')
const WizardPage = later(() => import('./enquiries/wizard-page'), 'WizardPage')
const PartiesPage = later(() => import('./enquiries/parties-page'), 'PartiesPage')
const ChatPage = later(() => import('./chat/chat-page'), 'ChatPage')
const HoppingPage = later(() => import('./cafe-hopping/hopping-page'), 'HoppingPage')
const RoutePage = later(() => import('./cafe-hopping/route-page'), 'RoutePage')
const PassPage = later(() => import('./cafe-hopping/pass-page'), 'PassPage')

/** Every screen of Party mode. Unknown paths go home, as everywhere. */
export function PartyRoutes() {
  return (
    <Suspense fallback={<LoadingLamp label="loading" />}>
      <Routes>
        <Route path={paths.venues.path} element={<VenuesPage />} />
        <Route path={paths.venue.path} element={<VenuePage />} />
        <Route path={paths.create.path} element={<WizardPage />} />
        <Route path={paths.manage.path} element={<PartiesPage />} />
        <Route path={paths.chat.path} element={<ChatPage />} />
        <Route path={paths.hopping.path} element={<HoppingPage />} />
        <Route path={paths.hoppingRoute.path} element={<RoutePage />} />
        <Route path={paths.hoppingPass.path} element={<PassPage />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  )
}
