import { useEffect, useRef, useState } from 'react'
import type { AdminCafe } from './admin-cafe'
import { CafeRow } from './cafe-row'

/** Rows that are drawn together, and the height that most of them have, in pixels. */
export const chunkSize = 50
const rowHeight = 64

/** How far below the window rows are made ready. */
const readyBelow = '1200px'

/** The body of the table. Of thousands of rows, those that nobody has come near yet are an empty place of their height. */
export function CafeRows({ cafes }: { cafes: readonly AdminCafe[] }) {
  const starts = Array.from(
    { length: Math.ceil(cafes.length / chunkSize) },
    (_, chunk) => chunk * chunkSize,
  )
  return starts.map((start) => (
    <Chunk key={start} cafes={cafes.slice(start, start + chunkSize)} start={start} />
  ))
}

function Chunk({ cafes, start }: { cafes: readonly AdminCafe[]; start: number }) {
  const [near, setNear] = useState(start === 0)
  const place = useRef<HTMLTableSectionElement>(null)

  useEffect(() => {
    if (near || !place.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: readyBelow },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [near])

  return (
    <tbody ref={place} className="border-t border-rule">
      {near ? (
        cafes.map((cafe, index) => (
          // The header is the first row.
          <CafeRow key={cafe.id} cafe={cafe} position={start + index + 2} />
        ))
      ) : (
        <tr aria-hidden style={{ height: cafes.length * rowHeight }}>
          <td />
        </tr>
      )}
    </tbody>
  )
}
