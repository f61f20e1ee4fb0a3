import type { ModeId } from '@baithak/shared/modes'
import { Suspense } from 'react'
import { ChunkBoundary } from '../app/chunk-boundary'
import { lazyPart } from '../app/lazy-part'
import { Pending } from '../app/pending'

/** Fetches what enters a mode: the federation's runtime and single-spa, which no screen of the shell needs. */
export const loadOutlet = () => import('./mode-outlet')

const ModeOutlet = lazyPart(loadOutlet, 'ModeOutlet')

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
