import { Suspense } from 'react'
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

/** Everything inside the router; the prerender renders it too. */
export const AppContent = () => (
  <Suspense fallback={<LoadingFallback />}>
    <Gate />
  </Suspense>
)
