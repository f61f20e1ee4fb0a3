import { useTranslation } from '@baithak/platform'
import { useListMotion } from '@baithak/shared/ui'
import { useEffect, useRef, useState } from 'react'
import type { Cafe } from './cafe'
import { CafeRow } from './cafe-row'

/** Rows that are drawn together, and the height that most of them have, in pixels. */
const chunkSize = 40
const rowHeight = 145

/** How far below the screen rows are made ready. */
const readyBelow = '1200px'

/** The rows of Explore. Of thousands, those that one has not come near yet are an empty place of their height. */
export function CafeList({ cafes }: { cafes: readonly Cafe[] }) {
  const { t } = useTranslation('work')
  const starts = Array.from(
    { length: Math.ceil(cafes.length / chunkSize) },
    (_, n) => n * chunkSize,
  )
  const list = useListMotion<HTMLUListElement>(cafes.map(({ id }) => id).join())
  return (
    <ul ref={list} aria-label={t('explore.list')}>
      {starts.map((start) => (
        <Rows key={start} cafes={cafes} start={start} />
      ))}
    </ul>
  )
}

function Rows({ cafes, start }: { cafes: readonly Cafe[]; start: number }) {
  const [near, setNear] = useState(start === 0 || typeof IntersectionObserver === 'undefined')
  const place = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      // The margin counts from the box that scrolls, which is the shell's.
      { root: place.current.closest('main'), rootMargin: readyBelow },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])

  const rows = cafes.slice(start, start + chunkSize)
  if (!near) return <li ref={place} aria-hidden style={{ height: rows.length * rowHeight }} />
  return rows.map((cafe, index) => (
    <li
      key={cafe.id}
      aria-setsize={cafes.length}
      aria-posinset={start + index + 1}
      className="border-b border-rule last:border-0"
    >
      <CafeRow cafe={cafe} />
    </li>
  ))
}
