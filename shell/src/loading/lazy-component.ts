import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import { type ComponentType, lazy } from 'react'

/** React's `lazy` for a named export. A chunk that times out is thrown to the nearest error boundary. */
export const lazyComponent = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) =>
  lazy(async () => {
    const timeoutError = () => new Error(`${name} has not loaded within ${fileTimeoutMs} ms`)
    return { default: (await withTimeout(load(), fileTimeoutMs, timeoutError))[name] }
  })
