import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { waitForNetworkIdle } from '../loading/wait-for-network-idle'
import { useShell } from '../services/shell-services'

let known: ComponentType | undefined

/** The toaster in a chunk of its own, which comes with the first toast or once the page is quiet. */
export function LazyToaster() {
  const { toasts } = useShell()
  const shown = useStore(toasts.store)
  const [Toaster, setToaster] = useState(() => known)

  useEffect(() => {
    if (Toaster) return
    let left = false
    // What cannot be had now is asked for again by the next toast.
    const fetchToaster = () =>
      import('./toaster').then(
        (module) => {
          known = module.Toaster
          if (!left) setToaster(() => module.Toaster)
        },
        () => {},
      )
    if (shown) void fetchToaster()
    else
      void waitForNetworkIdle().then(() => {
        if (!left) void fetchToaster()
      })
    return () => {
      left = true
    }
  }, [Toaster, shown])

  return Toaster ? <Toaster /> : null
}
