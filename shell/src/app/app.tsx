import { Suspense } from 'react'
import { LoadingFallback } from '../loading/loading-fallback'
import { ShellRouter } from '../services/shell-router'
import { ShellContext, type ShellServices } from '../services/shell-services'
import { Gate } from './gate'

/** The shell: its services, the one router, the gate. */
export function App({ services }: { services: ShellServices }) {
  return (
    <ShellContext value={services}>
      <ShellRouter>
        <AppContent />
      </ShellRouter>
    </ShellContext>
  )
}

/** All that an address leads to. First paints are drawn from it, so that React finds what it would draw itself. */
export const AppContent = () => (
  <Suspense fallback={<LoadingFallback />}>
    <Gate />
  </Suspense>
)
