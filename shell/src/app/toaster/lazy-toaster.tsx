import { ErrorBoundary, lazyComponent } from '@baithak/platform'
import { Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { networkIdle } from '../../loading/network-idle'
import { useShell } from '../../services/shell-services'
import type { ToasterProps } from './toaster'

const Toaster = lazyComponent(() => import('./toaster'), 'Toaster')

/** Loads the code of toasts with the first one, or once the network is idle. */
export function LazyToaster(props: ToasterProps) {
  const toast = useStore(useShell().toasts.store)
  const [isNeeded, setNeeded] = useState(false)
  if (toast && !isNeeded) setNeeded(true)
  useEffect(() => {
    networkIdle().then(
      () => setNeeded(true),
      () => {},
    )
  }, [])
  return (
    isNeeded && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Toaster {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
