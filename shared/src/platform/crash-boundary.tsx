import { Component, type ReactNode, Suspense } from 'react'
import type { ModeProps } from '../contract/contract'

/**
 * Takes what a mode's screens throw. With a shell, the shell is told and draws its own panel; in a host that
 * does not listen (`onCrash` missing), a plain button tries the screens again.
 */
export class CrashBoundary extends Component<
  ModeProps & { children: ReactNode },
  { crashed: boolean }
> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash?.(error instanceof Error ? error : new Error(String(error)))
  }

  override render() {
    if (!this.state.crashed) return <Suspense fallback={null}>{this.props.children}</Suspense>
    if (this.props.onCrash) return null
    return (
      <button type="button" onClick={() => this.setState({ crashed: false })}>
        Try again
      </button>
    )
  }
}
