import type { ModeProps } from '@baithak/contract'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary'

interface CrashBoundaryProps extends Pick<ModeProps, 'onCrash'> {
  /** Called when the first screen has thrown: single-spa waits for no more. */
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
      {children}
    </ErrorBoundary>
  )
}
