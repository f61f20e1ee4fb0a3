import { Component, type ReactNode } from 'react'
import { ErrorPanel } from '../app/error-panel'

/** Stands in when the steps could not be fetched. A reload tries again, and the draft has kept what was typed. */
export class StepsBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <ErrorPanel focused={false} onRetry={() => window.location.reload()} />
  }
}
