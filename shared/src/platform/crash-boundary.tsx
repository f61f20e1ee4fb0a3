import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import type { ModeProps } from '../contract/contract'
import { ErrorBoundary } from './error-boundary'

export interface CrashBoundaryProps extends Pick<ModeProps, 'onCrash'> {
  /** Called when the first screen is rendered, or when it has thrown: in both cases there is nothing more to wait for. */
  onSettled?: () => void
  children: ReactNode
}

/**
 * Takes what a mode's screens throw. With a shell, the shell is told and draws its own panel; in a host that
 * does not listen (`onCrash` missing), a plain button tries the screens again.
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

/** Beside what suspends, React runs no effects. */
function Rendered({ onSettled }: { onSettled: (() => void) | undefined }) {
  useLayoutEffect(() => onSettled?.(), [onSettled])
  return null
}
