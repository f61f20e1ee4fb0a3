import type { ModeId } from '@baithak/shared/contract'
import { lazy, Suspense } from 'react'
import { ChunkBoundary } from '../app/chunk-boundary'
import { Pending } from '../app/pending'

/** Fetches what enters a mode: the federation's runtime and single-spa, which no screen of the shell needs. */
export const loadOutlet = () => import('./mode-outlet')

const ModeOutlet = lazy(() => loadOutlet().then((module) => ({ default: module.ModeOutlet })))

/** The place where a mode is mounted, in a chunk of its own. */
export function LazyModeOutlet({ id }: { id: ModeId }) {
  return (
    <ChunkBoundary>
      <Suspense fallback={<Pending />}>
        <ModeOutlet id={id} />
      </Suspense>
    </ChunkBoundary>
  )
}
