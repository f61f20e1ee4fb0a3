import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import type { ModeProps } from '../contract/contract'
import { ErrorBoundary } from './error-boundary'

interface CrashBoundaryProps extends Pick<ModeProps, 'onCrash'> {
  /** Called when the first screen has rendered or thrown: single-spa waits for no more. */
  onSettled?: () => void
  children: ReactNode
}

/**
 * Catches the errors of a mode's screens. The shell is notified and renders its own panel; in a host without
 * `onCrash` a plain button renders the screens again.
 */
export function CrashBoundary({ onCrash, onSettled, children }: CrashBoundaryProps) {
  const handleError = (error: unknown) => {
    onCrash?.(error instanceof Error ? error : new Error(String(error)))
    onSettled?.()
  }
  const fallback = (retry: () => void) =>
    onCrash ? null : (
      <button type="button" onClick={retry}>
        Try again
      </button>
    )
  return (
    <ErrorBoundary onError={handleError} fallback={fallback}>
      <Suspense fallback={null}>
        {children}
        <Rendered onSettled={onSettled} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** React runs its effect only once nothing beside it suspends. */
function Rendered({ onSettled }: { onSettled: (() => void) | undefined }) {
  useLayoutEffect(() => onSettled?.(), [onSettled])
  return null
}
