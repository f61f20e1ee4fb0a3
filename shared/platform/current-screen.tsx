import type { ModeProps } from '@baithak/contract'
import {
  type ComponentType,
  createContext,
  type ReactElement,
  use,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from 'react'

const IsLeftContext = createContext<() => boolean>(() => false)

/**
 * Returns whether the member has left this screen. It stays until the next one has rendered, and a timer that navigates
 * must do nothing then.
 */
export const useIsLeft = () => use(IsLeftContext)

/**
 * Renders a mode's root in time slices, so that the page stays responsive. No Suspense boundary is above the screens, so
 * each appears when it is complete, and the previous one stays until then. Calls the `onShown` that came with the
 * location of the screen.
 */
export function CurrentScreen({ Root, ...props }: ModeProps & { Root: ComponentType<ModeProps> }) {
  const screen = useDeferredValue<ReactElement<ModeProps> | null>(<Root {...props} />, null)
  const { location, onShown } = screen?.props ?? {}
  const latestPath = useRef('')
  useLayoutEffect(() => {
    latestPath.current = props.location.pathname
  })
  const isLeft = useCallback(() => latestPath.current !== location?.pathname, [location?.pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen of another location has rendered.
  useLayoutEffect(() => onShown?.(), [location])
  return <IsLeftContext value={isLeft}>{screen}</IsLeftContext>
}
