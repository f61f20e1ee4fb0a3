import { ErrorBoundary } from '@baithak/platform'
import type { ReactNode } from 'react'
import { ErrorPanel } from './error-panel'
import { refetchShell } from './refetch-shell'

const reload = () => window.location.reload()
const handleRetry = () => void refetchShell().then(reload)

/** Catches a chunk of the shell that failed to load. Reloading loses no input: drafts are stored. */
export function ChunkBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => <ErrorPanel onRetry={handleRetry} />}>{children}</ErrorBoundary>
  )
}
