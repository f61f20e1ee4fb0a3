import { useTranslation } from '@baithak/platform'
import { sampleSummary } from './sample-summary'

const figures = ['cafesVisited', 'eventsAttended', 'couponsRedeemed'] as const

export function ActivityFigures() {
  const { t } = useTranslation('work')
  const summary = sampleSummary(new Date())
  return (
    <section className="@container pt-7">
      <h2 className="pb-3 text-h2">{t('profile.activity')}</h2>
      <dl className="flex @max-[15rem]:flex-col @max-[15rem]:gap-3">
        {figures.map((figure) => (
          <div
            key={figure}
            className="flex flex-col-reverse justify-end min-w-0 flex-auto border-l border-rule pr-3 pl-4 first:border-l-0 first:pl-0 last:pr-0 @max-[15rem]:border-l-0 @max-[15rem]:pl-0"
          >
            <dt className="text-meta text-ink-2">
              {t(`profile.${figure}`, { count: summary[figure] })}
            </dt>
            <dd className="font-display text-display-1 leading-12 text-acc">{summary[figure]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
