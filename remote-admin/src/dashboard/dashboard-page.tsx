import { visibleText } from '@baithak/domain'
import { partOfDay } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { useTranslation } from '@baithak/platform'
import { Button, ButtonLink, EmptyState } from '@baithak/ui'
import empty from '@baithak/ui/art/empty-venues.svg'
import { firstNameOf, formatCount } from '@baithak/ui/format'
import { ScanLine } from 'lucide-react'
import { memo } from 'react'
import { CafeTable } from '../cafe-table/cafe-table'
import { TableToolbar } from '../cafe-table/table-toolbar'
import { useCafeTable } from '../cafe-table/use-cafe-table'
import { PartnerScreen } from '../components/partner-screen'
import { WeekChart } from '../components/week-chart'
import { type AdminCafe, cameraState } from '../model/admin-cafe'
import { useCafes } from '../model/use-cafes'
import { CafeDialog } from '../new-cafe/cafe-dialog'
import { paths } from '../paths'

/** A partner's cafés: three figures, the week, and a searchable table. */
export function DashboardPage() {
  const { t } = useTranslation()
  const cafes = useCafes()
  const table = useCafeTable(cafes)
  const query = visibleText(table.query)
  const isFound = !query || table.countOf('all') > 0
  return (
    <PartnerScreen title={t('title')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 font-display text-display-2 text-balance">
          <Greeting />
        </h1>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full print:hidden">
          <ButtonLink
            to={paths.checkIn.href()}
            state={cameraState}
            className="max-sm:w-full"
            icon={ScanLine}
          >
            {t('dashboard.checkIn')}
          </ButtonLink>
          <CafeDialog onAdd={table.showAdded} />
        </div>
      </div>
      <Overview cafes={cafes} />
      <TableToolbar table={table} />
      <p role="status" className="sr-only">
        {(query || table.filter !== 'all') && t('table.found', { count: table.cafes.length })}
      </p>
      {table.cafes.length > 0 ? (
        <CafeTable table={table} />
      ) : (
        <EmptyState
          image={empty}
          title={isFound ? t('filters.none') : t('table.none', { text: query })}
          text={isFound ? undefined : t('table.noneText')}
          action={
            isFound && (
              <Button variant="secondary" onClick={() => table.setFilter('all')}>
                {t('filters.showAll')}
              </Button>
            )
          }
        />
      )}
    </PartnerScreen>
  )
}

/** Three figures and the week. Memoized: every key press in the search renders the page, and there may be thousands. */
const Overview = memo(function Overview({ cafes }: { cafes: readonly AdminCafe[] }) {
  const { t } = useTranslation()
  const sum = (count: (cafe: AdminCafe) => number) =>
    cafes.reduce((total, cafe) => total + count(cafe), 0)
  const withStatus = (status: AdminCafe['status']) =>
    formatCount(sum((cafe) => Number(cafe.status === status)))
  return (
    <>
      <section
        aria-label={t('dashboard.stats')}
        className="mt-6 grid divide-y divide-rule rounded-panel border border-rule bg-milk md:grid-cols-3 md:divide-x md:divide-y-0"
      >
        <Stat
          label={t('stats.cafes')}
          value={cafes.length}
          text={t('stats.cafesText', {
            active: withStatus('Active'),
            pending: withStatus('Pending'),
          })}
        />
        <Stat
          label={t('stats.live')}
          value={sum(({ liveCheckIns }) => liveCheckIns)}
          text={t('stats.liveText', { count: sum(({ liveCheckIns }) => Number(liveCheckIns > 0)) })}
        />
        <Stat
          label={t('stats.week')}
          value={sum(({ weekCheckIns }) => weekCheckIns)}
          text={t('stats.weekText', { total: formatCount(sum(({ checkIns }) => checkIns)) })}
        />
      </section>
      <div className="mt-4 rounded-panel border border-rule bg-milk p-4 lg:px-6">
        <WeekChart cafes={cafes} />
      </div>
    </>
  )
})

function Stat({ label, value, text }: { label: string; value: number; text: string }) {
  return (
    <dl className="min-w-0 px-6 py-5 md:px-4 lg:px-6">
      <dt className="text-meta font-label text-ink-2">{label}</dt>
      <dd className="tabular">
        <span className="block text-[2.375rem] leading-[2.75rem] font-figure tracking-[-0.02em] wrap-anywhere">
          {formatCount(value)}
        </span>
        <span className="mt-0.5 block text-meta text-ink-2">{text}</span>
      </dd>
    </dl>
  )
}

/** Greets the member, or the demo partner, by the time of day. */
function Greeting() {
  const { t } = useTranslation()
  const name = firstNameOf(useMemberName()) || t('dashboard.partner')
  return (
    <>
      <span>{[t(`dashboard.${partOfDay(new Date())}`), ''].join(', ')}</span>
      <span className="inline-block max-w-full wrap-anywhere">{name}</span>
    </>
  )
}
