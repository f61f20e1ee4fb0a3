import { useTranslation } from '@baithak/platform'
import { LongList } from '@baithak/ui'
import { memo, useCallback } from 'react'
import type { Cafe } from '../model/cafe/cafe'
import { CafeRow } from './cafe-row'

/** That of most rows. */
const rowHeight = 145

const idOf = ({ id }: Cafe) => id

interface CafeListProps {
  cafes: readonly Cafe[]
  onlyFavourites: boolean
}
const rowProps = { className: 'border-b border-rule last:border-0' }

/** The rows of Explore. Memoized: every key press renders the page before the deferred search does. */
export const CafeList = memo(function CafeList({ cafes, onlyFavourites }: CafeListProps) {
  const { t } = useTranslation('work')
  const renderRow = useCallback(
    (cafe: Cafe) => <CafeRow {...{ cafe, onlyFavourites }} />,
    [onlyFavourites],
  )
  return (
    <LongList label={t('explore.list')} rows={cafes} keyOf={idOf} {...{ rowHeight, rowProps }}>
      {renderRow}
    </LongList>
  )
})
