import { ErrorBoundary } from '@baithak/platform'
import type { ReactNode } from 'react'
import { ErrorPanel } from './error-panel'

/** Catches a chunk of the shell that failed to load. */
export function ChunkBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => <ErrorPanel />}>{children}</ErrorBoundary>
}
