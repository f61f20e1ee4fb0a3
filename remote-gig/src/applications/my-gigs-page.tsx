import { Link, useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { buttonVariants, Canopy, EmptyState, Screen, Tabs, useShowMore } from '@baithak/ui'
import emptyGigs from '@baithak/ui/art/empty-gigs.svg'
import { formatRupees } from '@baithak/ui/format'
import { useRef } from 'react'
import type { MyGig } from '../model/answers'
import { gigStages } from '../model/gig'
import { useMyGigs } from '../model/use-my-gigs'
import { paths } from '../paths'
import { applicationDatesRecord, createAppliedOn } from './apply'
import { earningsOf, sortGigs } from './gig-list-rules'
import { HeardBack } from './heard-back'
import { MyGigRow } from './my-gig-row'

/** The artist's gigs, a tab for each stage. */
export function MyGigsPage() {
  const { t } = useTranslation('gig')

  const stored = useMyGigs()
  const appliedOn = createAppliedOn(useRecord(useHost().storage.record(applicationDatesRecord)))
  const [search, setSearch] = useSearchParams()
  const selected = gigStages.find((stage) => stage === search.get('tab')) ?? 'Applied'
  const gigs = sortGigs<MyGig>(stored[selected], selected)
  const { shown, more } = useShowMore(gigs)
  const earnings = selected === 'Completed' ? earningsOf(gigs) : 0
  const tabs = useRef<HTMLDivElement>(null)
  // A tab opens when it has the focus.
  const openConfirmed = () =>
    tabs.current
      ?.querySelectorAll<HTMLElement>('[role="tab"]')
      [gigStages.indexOf('Confirmed')]?.focus()
  return (
    <Screen title={t('applications.myGigs.title')} heading="own" top={<Canopy mode="gig" slim />}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-5 pb-3">
        <h1 className="font-display text-display-2">{t('applications.myGigs.title')}</h1>
        <p aria-live="polite" className="tabular text-meta text-ink-2">
          {[
            t('applications.myGigs.count', { count: gigs.length }),
            earnings > 0 && t('applications.myGigs.earned', { amount: formatRupees(earnings) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <div ref={tabs}>
        <Tabs
          label={t('applications.myGigs.tabs')}
          value={selected}
          onChange={(tab) => setSearch(tab === 'Applied' ? {} : { tab }, { replace: true })}
          tabs={gigStages.map((stage) => ({
            value: stage,
            label: t(`stage.${stage}`),
            content:
              gigs.length === 0 ? (
                <EmptyState
                  image={emptyGigs}
                  title={t('list.empty')}
                  action={
                    <Link
                      to={paths.list.href()}
                      className={buttonVariants({ variant: 'secondary' })}
                    >
                      {t('gig.seeAll')}
                    </Link>
                  }
                  className="pt-12"
                />
              ) : (
                <>
                  <ul className="-mt-1">
                    {shown.map((gig) => (
                      <li key={gig.id} className="border-b border-rule last:border-b-0">
                        <MyGigRow
                          gig={gig}
                          appliedOn={appliedOn(gig)}
                          past={stage === 'Completed'}
                        />
                        {(stage === 'Applied' || stage === 'Shortlisted' || gig.answer) && (
                          <HeardBack gig={gig} onRemoved={openConfirmed} />
                        )}
                      </li>
                    ))}
                  </ul>
                  {more}
                </>
              ),
          }))}
        />
      </div>
    </Screen>
  )
}
