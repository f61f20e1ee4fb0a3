import { visibleText } from '@baithak/domain'
import { partsOf } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { Link, useTranslation } from '@baithak/platform'
import { Button, buttonVariants, EmptyState } from '@baithak/ui'
import empty from '@baithak/ui/art/empty-venues.svg'
import { firstNameOf } from '@baithak/ui/format'
import { ScanLine } from 'lucide-react'
import { memo, useDeferredValue, useState } from 'react'
import { CafeTable } from '../cafe-table/cafe-table'
import { useFoundCafes } from '../cafe-table/find-cafes'
import { TableToolbar } from '../cafe-table/table-toolbar'
import { useTableSearchParams } from '../cafe-table/use-table-search-params'
import type { AdminCafe } from '../model/admin-cafe'
import { cameraState } from '../model/admin-cafe'
import { useCafes } from '../model/use-cafes'
import { WeekChart } from '../model/week-chart'
import { CafeDialog } from '../new-cafe/cafe-dialog'
import { PartnerScreen } from '../partner-screen'
import { paths } from '../paths'
import { StatsPanel } from './stats-panel'

/** A partner's cafés: three figures, the week, and a searchable table. */
export function DashboardPage() {
  const { t } = useTranslation('admin')
  const cafes = useCafes()
  const params = useTableSearchParams()
  const { text, setText, order, filter } = params
  const query = useDeferredValue(text)
  const table = useFoundCafes(cafes, { text: query, order, filter })
  const [addedId, setAddedId] = useState<string>()

  function showAdded(id: string) {
    params.setFilter('all', '')
    setAddedId(id)
  }
  /** The added café is marked until the partner turns to something else. */
  const andUnmark =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      setAddedId(undefined)
      act(...args)
    }

  return (
    <PartnerScreen title={t('title')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 font-display text-display-2 text-balance">
          <Greeting />
        </h1>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full print:hidden">
          <Link
            to={paths.checkIn.href()}
            state={cameraState}
            className={buttonVariants({ className: 'max-sm:w-full' })}
          >
            <ScanLine size={20} strokeWidth={1.75} />
            <span>{t('dashboard.checkIn')}</span>
          </Link>
          <CafeDialog onAdd={showAdded} />
        </div>
      </div>
      <Overview cafes={cafes} />
      <TableToolbar
        cafes={table.cafes}
        counts={table.counts}
        text={text}
        onText={andUnmark(setText)}
        filter={filter}
        onFilter={andUnmark(params.setFilter)}
      />
      <p role="status" className="sr-only">
        {(query || filter !== 'all') && t('table.found', { count: table.cafes.length })}
      </p>
      {table.cafes.length > 0 ? (
        <CafeTable
          cafes={table.cafes}
          addedId={addedId}
          order={order}
          onSort={andUnmark(params.sortBy)}
          onClickCapture={params.flush}
        />
      ) : visibleText(query) && table.counts.all === 0 ? (
        <EmptyState
          image={empty}
          title={t('table.none', { text: visibleText(query) })}
          text={t('table.noneText')}
        />
      ) : (
        <EmptyState
          image={empty}
          title={t('filters.none')}
          action={
            <Button variant="secondary" onClick={() => params.setFilter('all')}>
              {t('filters.showAll')}
            </Button>
          }
        />
      )}
    </PartnerScreen>
  )
}

/** Memoized: every key press in the search renders the page, and there may be thousands of cafés. */
const Overview = memo(function Overview({ cafes }: { cafes: readonly AdminCafe[] }) {
  return (
    <>
      <div className="mt-6">
        <StatsPanel cafes={cafes} />
      </div>
      <div className="mt-4 rounded-panel border border-rule bg-milk p-4 lg:px-6">
        <WeekChart cafes={cafes} />
      </div>
    </>
  )
})

/** Greets the member, or the demo partner, by the time of day. */
function Greeting() {
  const { t } = useTranslation('admin')
  const name = firstNameOf(useMemberName()) || t('dashboard.partner')
  const { hour } = partsOf(new Date())
  const partOfDay = hour < 4 || hour >= 17 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  return (
    <>
      <span>{[t(`dashboard.${partOfDay}`), ''].join(', ')}</span>
      <span className="inline-block max-w-full wrap-anywhere">{name}</span>
    </>
  )
}
