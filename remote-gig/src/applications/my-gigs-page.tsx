import { useSearchParams, useTranslation } from '@baithak/platform'
import emptyGigs from '@baithak/shared/art/empty-gigs.svg'
import { Canopy, EmptyState, LongList, Screen, Tabs } from '@baithak/shared/ui'
import { gigStages } from '../model/gig-stage'
import { useMyGigs } from '../model/use-my-gigs'
import { MyGigRow } from './my-gig-row'

/** Rows that are rendered together, and the height that most of them have, in pixels. */
const chunk = 4
const rowHeight = 108

const rowProps = { className: 'border-b border-rule last:border-b-0' }

/** The artist's gigs, a tab for each stage. */
export function MyGigsPage() {
  const { t } = useTranslation('gig')
  const myGigs = useMyGigs()
  const [search, setSearch] = useSearchParams()
  const selected = gigStages.find((stage) => stage === search.get('tab')) ?? 'Applied'
  return (
    <Screen title={t('myGigs.title')} heading="own" top={<Canopy mode="gig" slim />}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-5 pb-3">
        <h1 className="font-display text-display-2">{t('myGigs.title')}</h1>
        <p aria-live="polite" className="tabular text-meta text-ink-2">
          {t('myGigs.count', { count: myGigs[selected].length })}
        </p>
      </div>
      <Tabs
        label={t('myGigs.tabs')}
        value={selected}
        onChange={(tab) => setSearch(tab === 'Applied' ? {} : { tab }, { replace: true })}
        tabs={gigStages.map((stage) => ({
          value: stage,
          label: t(`stage.${stage}`),
          content:
            myGigs[stage].length === 0 ? (
              <EmptyState picture={emptyGigs} title={t('list.empty')} className="pt-12" />
            ) : (
              <LongList
                name={`my-gigs ${stage}`}
                rows={myGigs[stage]}
                inPlace
                keyOf={({ id }) => id}
                className="-mt-1"
                {...{ chunk, rowHeight, rowProps }}
              >
                {(gig) => <MyGigRow gig={gig} past={stage === 'Completed'} />}
              </LongList>
            ),
        }))}
      />
    </Screen>
  )
}
