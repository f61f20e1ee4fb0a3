import { useTranslation } from '@baithak/platform'
import { LongList } from '@baithak/shared/ui'
import { memo } from 'react'
import type { Cafe } from '../model/cafe/cafe'
import { CafeRow } from './cafe-row'

/** Rows that are drawn together, and the height that most of them have, in pixels. */
export const chunk = 2
const rowHeight = 145

const idOf = ({ id }: Cafe) => id
const showCafe = (cafe: Cafe) => <CafeRow cafe={cafe} />
const rowProps = { className: 'border-b border-rule last:border-0' }

/** The rows of Explore. Remembered, since a letter in the search draws the page before it has found anything else. */
export const CafeList = memo(function CafeList({ cafes }: { cafes: readonly Cafe[] }) {
  const { t } = useTranslation('work')
  return (
    <LongList
      name="explore"
      label={t('explore.list')}
      rows={cafes}
      keyOf={idOf}
      {...{ chunk, rowHeight, rowProps }}
    >
      {showCafe}
    </LongList>
  )
})
