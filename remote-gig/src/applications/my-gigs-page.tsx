import { Link, lazyComponent, useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { buttonVariants, Canopy, EmptyState, LongList, Screen, Tabs } from '@baithak/ui'
import emptyGigs from '@baithak/ui/art/empty-gigs.svg'
import { Beside } from '@baithak/ui/beside'
import { formatRupees } from '@baithak/ui/format'
import { Suspense } from 'react'
import { applicationDatesRecord, createAppliedOn } from '../model/applied-on'
import type { CompletedGig } from '../model/gig'
import { gigStages } from '../model/gig-stage'
import { useMyGigs } from '../model/use-my-gigs'
import { paths } from '../paths'
import { earningsOf, sortGigs } from './gig-list-rules'
import { MyGigRow } from './my-gig-row'
import { NextSteps } from './next-steps'
import { useApplicationTexts } from './use-application-texts'

/** Rows that are rendered together, and the height that most of them have, in pixels. */
const chunk = 4
const rowHeight = 108

const rowProps = { className: 'border-b border-rule last:border-b-0' }

const MonthBoard = lazyComponent(
  () => import('../month/month-board'),
  'MonthBoard',
  () => null,
)

/** The artist's gigs, a tab for each stage. */
export function MyGigsPage() {
  const { t } = useApplicationTexts()
  const { t: tGig } = useTranslation('gig')
  const stored = useMyGigs()
  const appliedOn = createAppliedOn(useRecord(useHost().storage.record(applicationDatesRecord)))
  const [search, setSearch] = useSearchParams()
  const selected = gigStages.find((stage) => stage === search.get('tab')) ?? 'Applied'
  const gigs = sortGigs<CompletedGig>(stored[selected], selected)
  const earnings = selected === 'Completed' ? earningsOf(gigs) : 0
  return (
    <Screen title={t('myGigs.title')} heading="own" top={<Canopy mode="gig" slim />}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-5 pb-3">
        <h1 className="font-display text-display-2">{t('myGigs.title')}</h1>
        <p aria-live="polite" className="tabular text-meta text-ink-2">
          {[
            t('myGigs.count', { count: gigs.length }),
            earnings > 0 && t('myGigs.earned', { amount: formatRupees(earnings) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      {selected === 'Applied' && <NextSteps gigs={stored} />}
      <Tabs
        label={t('myGigs.tabs')}
        value={selected}
        onChange={(tab) => setSearch(tab === 'Applied' ? {} : { tab }, { replace: true })}
        tabs={gigStages.map((stage) => ({
          value: stage,
          label: tGig(`stage.${stage}`),
          content:
            gigs.length === 0 ? (
              <EmptyState
                image={emptyGigs}
                title={tGig('list.empty')}
                action={
                  <Link to={paths.list.href()} className={buttonVariants({ variant: 'secondary' })}>
                    {tGig('gig.seeAll')}
                  </Link>
                }
                className="pt-12"
              />
            ) : (
              <LongList
                name={`my-gigs ${stage}`}
                rows={gigs}
                inPlace
                keyOf={({ id }) => id}
                className="-mt-1"
                {...{ chunk, rowHeight, rowProps }}
              >
                {(gig) => (
                  <MyGigRow gig={gig} appliedOn={appliedOn(gig)} past={stage === 'Completed'} />
                )}
              </LongList>
            ),
        }))}
      />
      <Beside label={t('myGigs.title')}>
        <Suspense>
          <MonthBoard />
        </Suspense>
      </Beside>
    </Screen>
  )
}
