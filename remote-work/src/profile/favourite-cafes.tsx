import { Link, useTranslation } from '@baithak/platform'
import { CafeImage } from '../model/cafe/cafe-image'
import { cafeState } from '../model/cafe/cafe-state'
import { resolveSampleCafe } from '../model/cafe/resolve-sample-cafe'
import { SharedCafeImage } from '../model/cafe/shared-cafe-image'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { paths } from '../paths'
import { favouriteCafes } from './sample-summary'

export function FavouriteCafes() {
  const { t } = useTranslation('work')
  const cafes = useCafes()
  const labelsOf = useCafeLabels()
  return (
    <section className="pt-7">
      <h2 className="pb-1 text-h2">{t('profile.favourites')}</h2>
      <ul>
        {favouriteCafes.map(({ id, visits }) => {
          const cafe = resolveSampleCafe(id, cafes)
          if (!cafe) return null
          return (
            <li key={id} className="border-b border-rule last:border-0">
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
                  {t('profile.visits', { count: visits })}
                </p>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
