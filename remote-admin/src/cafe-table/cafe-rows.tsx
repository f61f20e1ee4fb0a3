import { memo } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import type { Figures } from '../model/figures'
import { CafeRow } from './cafe-row'

interface CafeRowsProps {
  cafes: readonly AdminCafe[]
  figures: Figures
  addedId: string | undefined
}

/** The body of the table. Memoized: every key press in the search renders the page before the deferred search does. */
export const CafeRows = memo(function CafeRows({ cafes, figures, addedId }: CafeRowsProps) {
  return (
    <tbody className="border-t border-rule">
      {cafes.map((cafe, index) => (
        // Row 1 is the header.
        <CafeRow
          key={cafe.id}
          cafe={cafe}
          figures={figures}
          position={index + 2}
          isNew={cafe.id === addedId}
        />
      ))}
    </tbody>
  )
})
