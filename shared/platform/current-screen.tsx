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
 * Returns a function that says whether the member has left this screen. A left screen stays until the next one has
 * rendered. A timer that navigates asks first, and then does nothing.
 */
export const useIsLeft = () => use(IsLeftContext)

/**
 * Renders a mode's root in time slices, so that the page stays responsive. The screens have no Suspense boundary above
 * them, so the previous screen stays until the next one is complete. Then calls the `onShown` that came with its
 * location.
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
