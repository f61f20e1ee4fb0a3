import { type ComponentType, useEffect, useState } from 'react'
import { waitForNetworkIdle } from './wait-for-network-idle'

/**
 * Returns a hook whose component is undefined until its code has loaded: once the network is idle, or at once if there is
 * a reason. A failure is silent, and the next reason tries again. `null` loads nothing.
 */
export function idleComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined
  return (reason?: unknown) => {
    const [Component, setComponent] = useState(() => loaded)
    useEffect(() => {
      if (Component || reason === null) return
      let isCancelled = false
      const loadComponent = async () => {
        if (reason === undefined) await waitForNetworkIdle()
        if (isCancelled) return
        loaded = await load()
        if (!isCancelled) setComponent(() => loaded)
      }
      loadComponent().catch(() => {})
      return () => {
        isCancelled = true
      }
    }, [Component, reason])
    return Component
  }
}
