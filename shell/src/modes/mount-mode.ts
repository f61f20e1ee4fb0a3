import { firstScreenTimeoutMs, lifecycleTimeouts as timeouts } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import type { ComponentProps } from 'react'
import { mountRootParcel } from 'single-spa'
import type Parcel from 'single-spa-react/parcel'
import { ModeLoadError } from '../faults/mode-load-error'

type MountParcel = NonNullable<ComponentProps<typeof Parcel>['mountParcel']>

const never = new Promise<null>(() => {})
const timeoutError = () =>
  new ModeLoadError('broken', `nothing is rendered after ${firstScreenTimeoutMs} ms`)

/**
 * single-spa's `mountRootParcel`, with every failure passed to `onError` only. A parcel rejects up to four promises with
 * the same failure, and `<Parcel>` throws it again: each would reach the page as an unhandled rejection.
 */
export function mountWithErrorHandler(onError: (cause: Error) => void): MountParcel {
  return (config, props) => {
    const given = new Set<object>([props])
    // single-spa never releases an unmounted root parcel, nor its props, among them the element and the overlays.
    const releaseProps = () => {
      for (const object of given)
        for (const name of Object.keys(object)) Reflect.deleteProperty(object, name)
    }
    const parcel = mountRootParcel({ ...config, timeouts } as typeof config, props)
    for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise])
      promise.catch(() => {})
    const reportErrors = (promise: Promise<null>) =>
      promise.catch((cause) => {
        onError(cause)
        return null
      })
    const unmount = () => reportErrors(parcel.unmount()).finally(releaseProps)
    return {
      ...parcel,
      // Never resolves after a failure: the shell renders something else by then.
      mountPromise: withTimeout(parcel.mountPromise, firstScreenTimeoutMs, timeoutError).catch(
        (cause) => {
          onError(cause)
          // `<Parcel>` does not unmount what it has not seen mounted.
          parcel.mountPromise.then(unmount, () => {})
          return never
        },
      ),
      unmount,
      // single-spa adds its own `update` later, once it has loaded the mode.
      update: async (nextProps) => {
        given.add(nextProps)
        return (parcel.update && reportErrors(parcel.update(nextProps))) ?? null
      },
    }
  }
}
