import { visibleText } from '@baithak/domain'
import { partOfDay } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { useTranslation } from '@baithak/platform'
import { ButtonLink, EmptyState, SearchField } from '@baithak/ui'
import empty from '@baithak/ui/art/empty-venues.svg'
import { firstNameOf, formatCount } from '@baithak/ui/format'
import { ScanLine } from 'lucide-react'
import { CafeTable } from '../cafe-table/cafe-table'
import { useCafeTable } from '../cafe-table/use-cafe-table'
import { Figure } from '../components/figure'
import { PartnerScreen } from '../components/partner-screen'
import { WeekChart } from '../components/week-chart'
import type { AdminCafe } from '../model/admin-cafe'
import { useCafes } from '../model/use-cafes'
import { CafeDialog } from '../new-cafe/cafe-dialog'
import { paths } from '../paths'

/** A partner's cafés: three figures, the week, and a searchable table. */
export function DashboardPage() {
  const { t } = useTranslation()
  const cafes = useCafes()
  const table = useCafeTable(cafes)
  const query = visibleText(table.text)
  return (
    <PartnerScreen title={t('title')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 font-display text-display-2 text-balance">
          <Greeting />
        </h1>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full print:hidden">
          <ButtonLink to={paths.checkIn.href()} className="max-sm:w-full" icon={ScanLine}>
            {t('dashboard.checkIn')}
          </ButtonLink>
          <CafeDialog onAdd={table.showAdded} />
        </div>
      </div>
      <Overview cafes={cafes} />
      <div className="mt-7 mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h2">{t('table.title')}</h2>
        <SearchField
          className="sm:w-70 print:hidden"
          label={t('table.search')}
          value={table.text}
          onChange={({ target }) => table.setText(target.value)}
        />
      </div>
      <p role="status" className="sr-only">
        {query && t('table.found', { count: table.cafes.length })}
      </p>
      {table.cafes.length > 0 ? (
        <CafeTable table={table} />
      ) : (
        <EmptyState
          image={empty}
          title={t('table.none', { text: query })}
          text={t('table.noneText')}
        />
      )}
    </PartnerScreen>
  )
}

/** Three figures and the week. */
function Overview({ cafes }: { cafes: readonly AdminCafe[] }) {
  const { t } = useTranslation()
  const sum = (count: (cafe: AdminCafe) => number) =>
    cafes.reduce((total, cafe) => total + count(cafe), 0)
  const withStatus = (status: AdminCafe['status']) =>
    formatCount(sum((cafe) => Number(cafe.status === status)))
  return (
    <>
      <section aria-label={t('dashboard.stats')}>
        <dl className="mt-6 flex flex-col gap-px overflow-hidden rounded-panel border border-rule bg-rule md:flex-row">
          <Figure
            label={t('stats.cafes')}
            value={cafes.length}
            text={t('stats.cafesText', {
              active: withStatus('Active'),
              pending: withStatus('Pending'),
            })}
          />
          <Figure
            label={t('stats.live')}
            value={sum(({ liveCheckIns }) => liveCheckIns)}
            text={t('stats.liveText', {
              count: sum(({ liveCheckIns }) => Number(liveCheckIns > 0)),
            })}
          />
          <Figure
            label={t('stats.week')}
            value={sum(({ weekCheckIns }) => weekCheckIns)}
            text={t('stats.weekText', { total: formatCount(sum(({ checkIns }) => checkIns)) })}
          />
        </dl>
      </section>
      <div className="mt-4 rounded-panel border border-rule bg-milk p-4 lg:px-6">
        <WeekChart cafes={cafes} />
      </div>
    </>
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
