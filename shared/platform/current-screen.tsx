import type { ModeProps } from '@baithak/contract'
import {
  type ComponentType,
  createContext,
  use,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from 'react'

/**
 * Whether the rendered screen has been left, and only stays until the next one has rendered. It may still run then: its
 * timers must not navigate. The shell answers it for a mode, and a mode for its screens.
 */
export const IsLeftContext = createContext<() => boolean>(() => false)

/** A timer that navigates checks it first: the member may be on the way to another screen. */
export const useIsLeft = () => use(IsLeftContext)

interface CurrentScreenProps extends ModeProps {
  Root: ComponentType<ModeProps>
  /** Called when the first screen has rendered. */
  onSettled?: () => void
}

/**
 * Renders a mode's root. Without a Suspense boundary above the screens, the first one appears when it is complete, and
 * later ones replace their predecessor when they are: React keeps rendering the previous value while the next suspends.
 */
export function CurrentScreen({ Root, onSettled, ...props }: CurrentScreenProps) {
  const screen = useDeferredValue(<Root {...props} />)
  const { location, onShown } = screen.props as ModeProps
  const paths = useRef({ rendered: location.pathname, latest: props.location.pathname })
  useLayoutEffect(() => {
    paths.current = { rendered: location.pathname, latest: props.location.pathname }
  })
  const isLeft = useCallback(() => paths.current.rendered !== paths.current.latest, [])
  useLayoutEffect(() => onSettled?.(), [onSettled])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen of another location has rendered.
  useLayoutEffect(() => onShown?.(), [location])
  return <IsLeftContext value={isLeft}>{screen}</IsLeftContext>
}
