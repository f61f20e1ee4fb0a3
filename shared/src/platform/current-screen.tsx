import { type ComponentType, useDeferredValue, useLayoutEffect } from 'react'
import type { ModeProps } from '../contract/contract'

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
  useLayoutEffect(() => onSettled?.(), [onSettled])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen of another location has rendered.
  useLayoutEffect(() => onShown?.(), [location])
  return screen
}
