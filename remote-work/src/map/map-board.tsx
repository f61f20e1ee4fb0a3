import type { Cafe } from '../model/cafe/cafe'
import { useCafes } from '../model/cafe/use-cafes'
import { CafeMap } from './cafe-map'
import { mapCafes } from './map-cafes'

interface MapBoardProps {
  /** Those of the list; the map has pins for those nearby. */
  cafes: readonly Cafe[]
  selectedId: string | null
  highlightedId: string | null
  onSelect: (id: string | null) => void
}

/** The map beside a list of cafés. */
export function MapBoard({ cafes, ...selection }: MapBoardProps) {
  const ids = new Set(cafes.map(({ id }) => id))
  const nearby = mapCafes(useCafes()).filter(({ cafe }) => ids.has(cafe.id))
  return (
    <div style={{ height: 'var(--frame-height)' }}>
      <CafeMap cafes={nearby} {...selection} />
    </div>
  )
}
