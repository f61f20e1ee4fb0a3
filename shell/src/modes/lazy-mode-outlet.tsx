import { lazyComponent } from '@baithak/platform'
import { Suspense } from 'react'
import type { Location } from 'react-router-dom'
import { ChunkBoundary } from '../faults/error-panel'
import { LoadingFallback } from '../loading/loading-fallback'

/** The outlet's chunk holds single-spa and the modules that only modes use. */
export const loadOutlet = () => import('./mode-outlet')

interface ModeOutletProps {
  id: string
  location: Location
}

const ModeOutlet = lazyComponent(loadOutlet, 'ModeOutlet')

/** Renders a mode, in a chunk of its own. */
export function LazyModeOutlet(props: ModeOutletProps) {
  return (
    <ChunkBoundary>
      <Suspense fallback={<LoadingFallback />}>
        <ModeOutlet {...props} />
      </Suspense>
    </ChunkBoundary>
  )
}
