import { useTranslation } from '@baithak/platform'
import type { Figure } from './own-activity'

const figures: Figure[] = ['cafesVisited', 'eventsAttended', 'couponsRedeemed']

/** A month's figures; those of nothing are left out. */
export function ActivityFigures({ summary }: { summary: Partial<Record<Figure, number>> }) {
  const { t } = useTranslation('work-profile')
  return (
    <dl className="@container flex @max-[15rem]:flex-col @max-[15rem]:gap-3">
      {figures.map((figure) => {
        const count = summary[figure]
        return (
          count !== undefined &&
          count > 0 && (
            <div
              key={figure}
              className="flex flex-col-reverse justify-end min-w-0 flex-auto border-l border-rule pr-3 pl-4 first:border-l-0 first:pl-0 last:pr-0 @max-[15rem]:border-l-0 @max-[15rem]:pl-0"
            >
              <dt className="text-meta text-ink-2">{t(figure, { count })}</dt>
              <dd className="font-display text-display-1 leading-12 text-acc">{count}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
