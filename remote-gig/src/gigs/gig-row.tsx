import { Link, useTranslation } from '@baithak/platform'
import { ImageWithFallback } from '@baithak/ui'
import { DateTile } from '../model/date-tile'
import type { Gig } from '../model/gig'
import type { GigStage } from '../model/gig-stage'
import { paths } from '../paths'
import { GigBadges } from './gig-badges'
import { sceneImageOf } from './scene-images'

/** One gig in the list. */
export function GigRow({ gig, stage }: { gig: Gig; stage?: GigStage | undefined }) {
  const { t } = useTranslation('gig')
  return (
    <li className="border-b border-rule last:border-b-0">
      <Link
        to={paths.gig.href({ id: String(gig.id) })}
        className="flex items-start gap-4 @max-[16rem]:flex-col @max-[16rem]:gap-1 py-4.5 no-underline active:bg-malai"
      >
        <DateTile date={gig.date} />
        <span className="min-w-0 flex-1 pt-2">
          <h2 data-prerender="skeleton" className="font-display text-display-4 text-balance">
            {gig.title}
          </h2>
          <span data-prerender="skeleton" className="mt-0.5 block text-meta text-ink-2">
            {t('gig.place', { cafe: gig.cafe, location: gig.location })}
          </span>
          <span
            data-prerender="skeleton"
            className="tabular mt-0.5 mb-2.5 block text-body-2 font-heading"
          >
            {gig.compensation}
          </span>
          <GigBadges gig={gig} stage={stage} />
        </span>
        <ImageWithFallback
          data-prerender="skeleton"
          eager
          src={sceneImageOf(gig.id)}
          className="mt-2.5 h-28 w-[min(84px,22vw)] shrink-0 rounded-chip @max-[16rem]:hidden"
        />
      </Link>
    </li>
  )
}
