import { ErrorBoundary } from '@baithak/platform'
import type { ReactNode } from 'react'
import { ErrorPanel } from './error-panel'

/** Stands in when a part of the shell could not be fetched. A reload tries again; drafts have kept what was typed. */
export function ChunkBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => <ErrorPanel focused={false} onRetry={() => window.location.reload()} />}
    >
      {children}
    </ErrorBoundary>
  )
}
