import { Component, type ReactNode } from 'react'
import { refetchShell } from '../offline/refetch-release'
import { ErrorPanel } from './error-panel'

/** Stands in when a part of the shell could not be fetched. A reload tries again; drafts have kept what was typed. */
export class ChunkBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const reload = () => window.location.reload()
    return <ErrorPanel focused={false} onRetry={() => void refetchShell().then(reload)} />
  }
}
