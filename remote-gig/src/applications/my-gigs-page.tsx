import { useSearchParams, useTranslation } from '@baithak/platform'
import emptyGigs from '@baithak/shared/art/empty-gigs.svg'
import { Canopy, EmptyState, Screen, Tabs } from '@baithak/shared/ui'
import { useMyGigs } from '../model/use-my-gigs'
import { MyGigRow } from './my-gig-row'
import { stages } from './weekly-limit'

/** The artist's gigs in four lists, from applied to completed. */
export function MyGigsPage() {
  const { t } = useTranslation('gig')
  const mine = useMyGigs()
  const [search, setSearch] = useSearchParams()
  const chosen = stages.find((stage) => stage === search.get('tab')) ?? 'Applied'
  return (
    <Screen title={t('mine.title')} heading="own" top={<Canopy mode="gig" slim />}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-5 pb-3">
        <h1 className="font-display text-display-2">{t('mine.title')}</h1>
        <p aria-live="polite" className="tabular text-meta text-ink-2">
          {t('mine.count', { count: mine[chosen].length })}
        </p>
      </div>
      <Tabs
        label={t('mine.tabs')}
        value={chosen}
        onChange={(tab) => setSearch(tab === 'Applied' ? {} : { tab }, { replace: true })}
        tabs={stages.map((stage) => ({
          value: stage,
          label: t(`stage.${stage}`),
          content:
            mine[stage].length === 0 ? (
              <EmptyState picture={emptyGigs} title={t('list.empty')} className="pt-12" />
            ) : (
              <ul className="-mt-1">
                {mine[stage].map((gig) => (
                  <MyGigRow key={gig.id} gig={gig} past={stage === 'Completed'} />
                ))}
              </ul>
            ),
        }))}
      />
    </Screen>
  )
}
