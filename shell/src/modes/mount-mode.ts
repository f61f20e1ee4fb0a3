import type { Mode, ModeProps } from '@baithak/contract'
import { firstScreenTimeoutMs } from '@baithak/contract/timeouts'
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa'
import type { ErrorKind } from '../services/error-reports'

/** The timeouts of single-spa. Its default warns after one second, which every slow phone exceeds. */
const limit = { millis: 60_000, warningMillis: 60_000, dieOnTimeout: false }
const timeouts = { bootstrap: limit, mount: limit, update: limit, unmount: limit }

/**
 * Mounts a mode in an element as a single-spa parcel, like a React root: the first `render` mounts it, and later ones
 * update it. Calls `onError` once, if the mode throws or its first screen has not rendered in time.
 */
export function mountMode(
  mode: Mode,
  domElement: HTMLElement,
  onError: (kind: ErrorKind, cause: unknown) => void,
) {
  let state: 'mounting' | 'shown' | 'failed' = 'mounting'
  let isUnmounted = false
  let parcel: Parcel<object> | undefined
  let parcelProps: Record<string, unknown> = {}

  const fail = (cause: unknown) => {
    clearTimeout(timer)
    if (state === 'failed') return
    const kind = state === 'shown' ? 'crashed' : 'broken'
    state = 'failed'
    onError(kind, cause)
  }
  const timeoutError = new Error(`Nothing has rendered after ${firstScreenTimeoutMs} ms.`)
  const timer = setTimeout(() => fail(timeoutError), firstScreenTimeoutMs)
  // single-spa refuses a step while another one runs.
  let steps: Promise<unknown> = Promise.resolve()
  const next = (step: () => unknown) => {
    steps = steps.then(step).catch(fail)
  }
  const mount = () => {
    parcel = mountRootParcel<object>(
      { ...mode, timeouts } as unknown as ParcelConfig<object>,
      parcelProps as { domElement: HTMLElement },
    )
    // These promises reject with the error of `mountPromise`, which is handled.
    for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise])
      promise.catch(() => {})
    return parcel.mountPromise
  }

  return {
    render({ onShown, ...props }: Omit<ModeProps, 'onError'>) {
      const handleShown = () => {
        if (state === 'failed' || isUnmounted) return
        clearTimeout(timer)
        state = 'shown'
        onShown?.()
      }
      parcelProps = { ...props, domElement, onShown: handleShown, onError: fail }
      const latest = parcelProps
      next(() => (parcel ? parcel.update?.(latest) : mount()))
    },
    unmount() {
      isUnmounted = true
      clearTimeout(timer)
      next(() => parcel?.unmount())
      // single-spa keeps an unmounted root parcel with its props, such as the element and the overlays.
      next(() => {
        for (const name of Object.keys(parcelProps)) delete parcelProps[name]
      })
    },
  }
}
