import {
  firstScreenTimeoutMs,
  lifecycleTimeouts as timeouts,
  withTimeout,
} from '@baithak/shared/timeouts'
import type { ComponentProps } from 'react'
import { mountRootParcel } from 'single-spa'
import type Parcel from 'single-spa-react/parcel'
import { ModeFault } from '../loading/mode-load-error'

type MountParcel = NonNullable<ComponentProps<typeof Parcel>['mountParcel']>

const never = new Promise<null>(() => {})
const late = () => new ModeFault('timeout', `nothing is rendered after ${firstScreenTimeoutMs} ms`)

/**
 * single-spa's `mountRootParcel`, with each failure told to `fail` and to nobody else. A parcel gives its one failure
 * out through four promises, and `<Parcel>` throws it once more: uncaught, each of them would reach the page.
 */
export function mountTelling(fail: (cause: Error) => void): MountParcel {
  return (config, props) => {
    let given: object = props
    // single-spa never lets go of a root parcel that was unmounted, nor of its props: element, overlays and all.
    const letGo = () => {
      for (const held of [props, given])
        for (const name of Object.keys(held)) Reflect.deleteProperty(held, name)
    }
    const parcel = mountRootParcel({ ...config, timeouts } as typeof config, props)
    for (const work of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise])
      work.catch(() => {})
    const told = (work: Promise<null>) =>
      work.catch((cause) => {
        fail(cause)
        return null
      })
    const unmount = () => told(parcel.unmount()).finally(letGo)
    return {
      ...parcel,
      // What has failed is never mounted; by then the shell draws something else in its place.
      mountPromise: withTimeout(parcel.mountPromise, firstScreenTimeoutMs, late).catch((cause) => {
        fail(cause)
        // `<Parcel>` does not unmount what it has not seen mounted.
        parcel.mountPromise.then(unmount, () => {})
        return never
      }),
      unmount,
      // single-spa adds its own later, when it has looked into the mode.
      update: async (changed) => {
        given = changed
        return parcel.update && told(parcel.update(changed))
      },
    }
  }
}
