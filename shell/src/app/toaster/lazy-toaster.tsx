import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { waitForNetworkIdle } from '../../loading/wait-for-network-idle'
import { useShell } from '../../services/shell-services'

let loadedToaster: ComponentType | undefined

/** Loads the toaster's chunk with the first toast, or once the network is idle. */
export function LazyToaster() {
  const { toasts } = useShell()
  const toast = useStore(toasts.store)
  const [Toaster, setToaster] = useState(() => loadedToaster)

  useEffect(() => {
    if (Toaster) return
    let isCancelled = false
    const loadToaster = async () => {
      // Vite moves `import().then(ok, failed)` into its preload, where `failed` misses a failing style sheet.
      try {
        loadedToaster = (await import('./toaster')).Toaster
        if (!isCancelled) setToaster(() => loadedToaster)
      } catch {
        // The next toast tries again.
      }
    }
    if (toast) void loadToaster()
    else
      void waitForNetworkIdle().then(() => {
        if (!isCancelled) void loadToaster()
      })
    return () => {
      isCancelled = true
    }
  }, [Toaster, toast])

  return <div className="toaster">{Toaster && <Toaster />}</div>
}
