import { isUserOnboardedRecord } from '@baithak/domain'
import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { Skeleton } from '../modes/skeleton'
import { ShellRouter } from '../navigation/router'
import { ShellContext, type ShellServices, useShell } from '../services/shell-services'
import { PartnerPage } from './frame/partner-page'
import { PhoneFrame } from './frame/phone-frame'
import { isPage, routeOf } from './routes'
import { useShownScreen } from './screen'

export function App({ services }: { services: ShellServices }) {
  return (
    <ShellContext value={services}>
      <ShellRouter>
        <AppContent />
      </ShellRouter>
    </ShellContext>
  )
}

/** Shows everything inside the router. The build renders it too, for the prerendered screens. */
export function AppContent() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the screen that replaces the prerendered one has no animation.
  useEffect(
    () => () => {
      delete document.documentElement.dataset.firstScreen
    },
    [pathname],
  )
  return (
    <Suspense fallback={<Skeleton />}>
      <Screens />
    </Suspense>
  )
}

/**
 * Shows the requested screen in its frame. The former screen stays in its own frame until the requested one has
 * rendered. Each navigation reads the onboarded flag. Nothing subscribes to it, because signing out clears it while the
 * member's screen is still shown.
 */
function Screens() {
  const { pathname } = useLocation()
  const { storage, registry } = useShell()
  const isOnboarded = storage.record(isUserOnboardedRecord).getState()
  const route = routeOf(pathname, useStore(registry.store), isOnboarded)
  const screens = useShownScreen(route)
  const shownRoutes = [screens.requested.route, screens.shown.route]
  return (
    <>
      {route.redirect && <Navigate to={route.redirect} replace />}
      {shownRoutes.some(isPage) && <PartnerPage {...screens} />}
      {!shownRoutes.every(isPage) && <PhoneFrame {...screens} />}
    </>
  )
}
