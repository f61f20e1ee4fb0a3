import { useTranslation } from '@baithak/platform'
import { LongList } from '@baithak/ui'
import { memo } from 'react'
import type { Cafe } from '../model/cafe/cafe'
import { CafeRow } from './cafe-row'

/** Rows rendered together, and the height of most rows in pixels. */
const chunk = 2
const rowHeight = 145

const idOf = ({ id }: Cafe) => id
const renderCafe = (cafe: Cafe) => <CafeRow cafe={cafe} onlyFavourites={false} />
const renderFavourite = (cafe: Cafe) => <CafeRow cafe={cafe} onlyFavourites />

interface CafeListProps {
  cafes: readonly Cafe[]
  onlyFavourites: boolean
}
const rowProps = { className: 'border-b border-rule last:border-0' }

/** The rows of Explore. Memoized: every key press renders the page before the deferred search does. */
export const CafeList = memo(function CafeList({ cafes, onlyFavourites }: CafeListProps) {
  const { t } = useTranslation('work')
  return (
    <LongList
      name="explore"
      label={t('explore.list')}
      rows={cafes}
      keyOf={idOf}
      {...{ chunk, rowHeight, rowProps }}
    >
      {onlyFavourites ? renderFavourite : renderCafe}
    </LongList>
  )
})
