import { ErrorBoundary, lazyComponent } from '@baithak/platform'
import { Suspense, useEffect, useState } from 'react'
import { networkIdle } from '../../services/network-idle'
import { useShell } from '../../services/shell-services'

const Toaster = lazyComponent(() => import('./toaster'), 'Toaster')

/** Loads the code of toasts with the first toast, or once the network is idle. */
export function LazyToaster() {
  const { store } = useShell().toasts
  const [isNeeded, setNeeded] = useState(() => store.getState() !== null)
  useEffect(() => {
    const need = () => setNeeded(true)
    networkIdle().then(need, () => {})
    return store.subscribe(need)
  }, [store])
  return (
    isNeeded && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Toaster />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
