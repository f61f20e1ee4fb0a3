import { Link, useTranslation } from '@baithak/platform'
import type { Cafe } from '../model/cafe/cafe'
import { CafeImage } from '../model/cafe/cafe-image'
import { cafeState } from '../model/cafe/cafe-state'
import { SharedCafeImage } from '../model/cafe/shared-cafe-image'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { paths } from '../paths'

interface FavouriteCafesProps {
  rows: readonly { cafe: Cafe; visits: number }[]
}

/** Cafés with how often the member has visited them. */
export function FavouriteCafes({ rows }: FavouriteCafesProps) {
  const { t } = useTranslation('work-profile')
  const labelsOf = useCafeLabels()
  return (
    <ul>
      {rows.map(({ cafe, visits }) => (
        <li key={cafe.id} className="border-b border-rule last:border-0">
          <Link
            to={paths.cafe.href({ id: cafe.id })}
            state={cafeState(cafe)}
            className="flex min-h-15 flex-wrap items-center gap-x-3.5 py-2.5 no-underline active:bg-malai"
          >
            <SharedCafeImage cafe={cafe}>
              <CafeImage image={cafe.image} className="size-12 shrink-0 rounded-chip" />
            </SharedCafeImage>
            <h3 className="min-w-24 flex-1 text-body font-title">{labelsOf(cafe).name}</h3>
            <p className="shrink-0 text-meta text-ink-2 tabular-nums">
              {visits > 0 ? t('visits', { count: visits }) : t('noVisits')}
            </p>
          </Link>
        </li>
      ))}
    </ul>
  )
}
