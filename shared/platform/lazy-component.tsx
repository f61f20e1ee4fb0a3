import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import { type ComponentType, lazy, type ReactNode, useState } from 'react'

/** The name lets a shell tell a file that did not load, or threw as it loaded, from a crash. */
const chunkLoadError = (cause: unknown) =>
  Object.assign(new Error(String(cause), { cause }), { name: 'ChunkLoadError' })

const timeoutError = () => new Error(`nothing has come in ${fileTimeoutMs} ms`)

type Components<Name extends string> = Record<Name, (props: never) => ReactNode>

type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode
  ? Props
  : object

/**
 * A screen, or a part of one, in a chunk of its own: what is around it does not wait for it. While a screen loads, the
 * previous one stays (`modeLifecycles`). A part that does not load is replaced by `NotLoaded`; without one, the error is
 * thrown to the boundary above.
 */
export function lazyComponent<
  Name extends string,
  Module extends Components<Name>,
  Props extends object = PropsOf<Module[Name]>,
>(
  load: () => Promise<Module>,
  name: Name,
  NotLoaded?: ComponentType<Props & { onRetry: () => void }>,
): ComponentType<Props> {
  const loadOnce = async () => (await load())[name] as unknown as ComponentType<Props>
  // A module that failed stays failed in React's `lazy`, so that another try needs another one.
  const createLazy = () =>
    lazy<ComponentType<Props>>(async () => {
      const loadTwice = loadOnce().catch(loadOnce)
      try {
        return { default: await withTimeout(loadTwice, fileTimeoutMs, timeoutError) }
      } catch (cause) {
        if (!NotLoaded) throw chunkLoadError(cause)
        reportError(cause)
        return { default: Retry }
      }
    })
  function Retry(props: Props) {
    const [Next, setNext] = useState<ComponentType<Props>>()
    if (Next) return <Next {...props} />
    return NotLoaded && <NotLoaded {...props} onRetry={() => setNext(createLazy)} />
  }
  const Screen: ComponentType<Props> = createLazy()
  return (props) => <Screen {...props} />
}
