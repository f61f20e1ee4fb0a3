import { useTranslation } from '@baithak/platform'
import { farPlace, nearPlace, useListMotion, useNearRows } from '@baithak/shared/ui'
import { memo } from 'react'
import type { Cafe } from './cafe'
import { CafeRow } from './cafe-row'

/** Rows that are drawn together, and the height that most of them have, in pixels. */
export const chunk = 2
const rowHeight = 145

/**
 * The rows of Explore. Of thousands, those that one is not near are an empty place of their height.
 * Remembered, since a letter in the search draws the page before it has found anything else.
 */
export const CafeList = memo(function CafeList({ cafes }: { cafes: readonly Cafe[] }) {
  const { t } = useTranslation('work')
  const list = useListMotion<HTMLUListElement>(cafes.map(({ id }) => id).join())
  const stretches = useNearRows(list, cafes, { chunk, rowHeight, name: 'explore' })
  return (
    <ul ref={list} aria-label={t('explore.list')}>
      {stretches.map((stretch) => {
        const { from, near, height } = stretch
        if (near) return <Rows key={from} cafes={cafes} from={from} />
        return <li key={`far ${from}`} {...farPlace(stretch)} aria-hidden style={{ height }} />
      })}
    </ul>
  )
})

const Rows = memo(function Rows({ cafes, from }: { cafes: readonly Cafe[]; from: number }) {
  return cafes.slice(from, from + chunk).map((cafe, index) => (
    <li
      key={cafe.id}
      {...(index === 0 && nearPlace(from))}
      aria-setsize={cafes.length}
      aria-posinset={from + index + 1}
      className="border-b border-rule last:border-0"
    >
      <CafeRow cafe={cafe} />
    </li>
  ))
})
