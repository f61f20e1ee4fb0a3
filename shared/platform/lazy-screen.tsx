import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import { type ComponentType, lazy } from 'react'

/** The name lets a shell tell a file that did not load, or threw as it loaded, from a crash. */
function throwChunkLoadError(cause: unknown): never {
  throw Object.assign(new Error(String(cause), { cause }), { name: 'ChunkLoadError' })
}

const timeoutError = () => new Error(`nothing has come in ${fileTimeoutMs} ms`)

/**
 * A screen in a chunk of its own: the mode's first screen does not wait for it. While it loads, the previous screen
 * stays (`modeLifecycles`).
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  const Screen = lazy(async () => {
    const loadTwice = load().catch(load)
    const module = await withTimeout(loadTwice, fileTimeoutMs, timeoutError).catch(
      throwChunkLoadError,
    )
    return { default: module[name] as ComponentType }
  })
  return () => <Screen />
}
