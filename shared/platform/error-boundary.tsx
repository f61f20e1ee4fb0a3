import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Rendered instead of the children once they have thrown. */
  fallback: ReactNode
  onError?(error: unknown): void
  children: ReactNode
}

/** react-error-boundary is 0.4 kB larger, on every first screen, for a reset this app does not need. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false }

  static getDerivedStateFromError() {
    return { hasError: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    return this.state.hasError ? this.props.fallback : this.props.children
  }
}
