import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { LoadingFallback } from '../loading/loading-fallback'
import { ShellRouter } from '../services/shell-router'
import { ShellContext, type ShellServices } from '../services/shell-services'
import { Gate } from './gate'

/** The services, the router and the gate. */
export function App({ services }: { services: ShellServices }) {
  return (
    <ShellContext value={services}>
      <ShellRouter>
        <AppContent />
      </ShellRouter>
    </ShellContext>
  )
}

/** Everything inside the router; the build renders it too, as the page's static screens. */
export function AppContent() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen that replaces the static one appears without animation, those of other paths with it.
  useEffect(
    () => () => {
      delete document.documentElement.dataset.firstScreen
    },
    [pathname],
  )
  return (
    <Suspense fallback={<LoadingFallback />}>
      <Gate />
    </Suspense>
  )
}
