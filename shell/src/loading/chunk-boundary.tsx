import { ErrorBoundary } from '@baithak/platform'
import type { ReactNode } from 'react'
import { refetchShell } from '../offline/refetch-release'
import { ErrorPanel } from './error-panel'

const reload = () => window.location.reload()
const retry = () => void refetchShell().then(reload)

/** Shows when a part of the shell could not be fetched. A reload tries again; drafts have stored what was typed. */
export function ChunkBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => <ErrorPanel focused={false} onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  )
}
