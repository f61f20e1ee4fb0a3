import { useTranslation } from '@baithak/platform'
import { CafeImage } from '../model/cafe/cafe-image'
import { sampleCafes } from '../model/cafe/sample-cafes'
import { favouriteCafes } from './sample-summary'

export function FavouriteCafes() {
  const { t } = useTranslation('work')
  return (
    <section className="pt-7">
      <h2 className="pb-1 text-h2">{t('profile.favourites')}</h2>
      <ul>
        {favouriteCafes.map(({ id, visits }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3.5 border-b border-rule py-2.5 last:border-0"
          >
            <CafeImage
              image={sampleCafes.find((cafe) => cafe.id === id)?.image ?? ''}
              className="size-12 shrink-0 rounded-chip"
            />
            <h3 className="min-w-24 flex-1 text-body font-title">
              {t(`cafes.samples.${id}.name`)}
            </h3>
            <p className="shrink-0 text-meta text-ink-2 tabular-nums">
              {t('profile.visits', { count: visits })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
