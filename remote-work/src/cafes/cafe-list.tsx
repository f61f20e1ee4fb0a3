import { useTranslation } from '@baithak/platform'
import type { Cafe } from './cafe'
import { CafeRow } from './cafe-row'

/**
 * The rows of Explore. Rows out of sight keep their height and are not laid out, so that thousands of stored
 * cafés scroll like ten.
 */
export function CafeList({ cafes }: { cafes: readonly Cafe[] }) {
  const { t } = useTranslation('work')
  return (
    <ul aria-label={t('explore.list')}>
      {cafes.map((cafe) => (
        <li
          key={cafe.id}
          className="border-b border-rule [contain-intrinsic-size:auto_145px] [content-visibility:auto] last:border-0"
        >
          <CafeRow cafe={cafe} />
        </li>
      ))}
    </ul>
  )
}
