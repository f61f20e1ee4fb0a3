import { instantOf } from '@baithak/domain/indian-time'
import { useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { ButtonLink, Canopy, EmptyState, LongList, Screen, Tabs } from '@baithak/ui'
import emptyGigs from '@baithak/ui/art/empty-gigs.svg'
import { useRef } from 'react'
import { MyGigRow } from '../components/my-gig-row'
import { applicationDatesRecord } from '../model/applications'
import { findById, type Gig, type GigStage, gigStages, type MyGig, openStages } from '../model/gig'
import { useMyGigs } from '../model/use-gigs'
import { paths } from '../paths'
import { CafeAnswer } from './cafe-answer'

/** The artist's gigs, a tab for each stage. */
export function MyGigsPage() {
  const { t } = useTranslation()
  const myGigs = useMyGigs()
  const dates = useRecord(useHost().storage.record(applicationDatesRecord))
  const [search, setSearch] = useSearchParams()
  const selected = gigStages.find((stage) => stage === search.get('tab')) ?? 'Applied'
  const gigs = sortGigs(
    myGigs.filter(({ stage }) => stage === selected),
    selected,
  )
  const tabs = useRef<HTMLDivElement>(null)
  // A tab opens when it has the focus.
  const focusTab = (stage: GigStage) =>
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[gigStages.indexOf(stage)]?.focus()
  return (
    <Screen title={t('applications.myGigs.title')} top={<Canopy mode="gig" slim />}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-5 pb-3">
        <h1 className="font-display text-display-2">{t('applications.myGigs.title')}</h1>
        <p aria-live="polite" className="tabular text-meta text-ink-2">
          {t('applications.myGigs.count', { count: gigs.length })}
        </p>
      </div>
      <div ref={tabs}>
        <Tabs
          label={t('applications.myGigs.tabs')}
          value={selected}
          onValueChange={(tab) => setSearch(tab === 'Applied' ? {} : { tab }, { replace: true })}
          tabs={gigStages.map((stage) => ({
            value: stage,
            label: t(`applications.tab.${stage}`),
            content:
              gigs.length === 0 ? (
                <EmptyState
                  image={emptyGigs}
                  title={t('list.empty')}
                  action={
                    <ButtonLink to={paths.list.href()} variant="secondary">
                      {t('gig.seeAll')}
                    </ButtonLink>
                  }
                  className="pt-12"
                />
              ) : (
                <LongList
                  rows={gigs}
                  keyOf={({ id }) => id}
                  className="-mt-1"
                  rowProps={{ className: 'border-b border-rule last:border-b-0' }}
                >
                  {(gig) => (
                    <>
                      <MyGigRow gig={gig} appliedOn={findById(dates, gig.id)?.date} />
                      {(openStages.includes(stage) || gig.answer) && (
                        <CafeAnswer gig={gig} onMove={focusTab} />
                      )}
                    </>
                  )}
                </LongList>
              ),
          }))}
        />
      </div>
    </Screen>
  )
}

const getTime = ({ date }: Gig) => instantOf(date.slice(0, 10)).getTime()

/** Sorts gigs ahead by the soonest, completed ones by the latest. Gigs without a valid date are last. */
export function sortGigs(gigs: readonly MyGig[], stage: GigStage): MyGig[] {
  const direction = stage === 'Completed' ? -1 : 1
  const rankFor = (gig: Gig) => direction * getTime(gig) || Number.MAX_VALUE
  return [...gigs].sort((one, other) => rankFor(one) - rankFor(other))
}
