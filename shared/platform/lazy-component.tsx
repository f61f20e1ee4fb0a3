import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import { type ComponentType, lazy, type ReactNode, useState } from 'react'

const timeoutError = () => new Error(`nothing has come in ${fileTimeoutMs} ms`)

type Components<Name extends string> = Record<Name, (props: never) => ReactNode>

type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode
  ? Props
  : object

/**
 * Creates a screen, or a part of one, in a chunk of its own. The previous screen stays while the next one loads.
 * `NotLoaded` replaces a part that does not load. If `NotLoaded` is omitted, the component throws a `ChunkLoadError`.
 * The shell knows by this name that a file did not load.
 *
 * @example
 * const Chart = lazyComponent(() => import('./chart'), 'Chart')
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
  // React's `lazy` keeps a module that failed, so another try needs another `lazy`.
  const createLazy = () =>
    lazy<ComponentType<Props>>(async () => {
      const loadTwice = loadOnce().catch(loadOnce)
      try {
        return { default: await withTimeout(loadTwice, fileTimeoutMs, timeoutError) }
      } catch (cause) {
        if (!NotLoaded)
          throw Object.assign(new Error(String(cause), { cause }), { name: 'ChunkLoadError' })
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
