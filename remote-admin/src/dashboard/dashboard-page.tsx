import { visibleText } from '@baithak/domain'
import { Link, useTranslation } from '@baithak/platform'
import { Button, buttonVariants, EmptyState, SearchField, SegmentedControl } from '@baithak/ui'
import empty from '@baithak/ui/art/empty-venues.svg'
import { ScanLine } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { CafeTable } from '../cafe-table/cafe-table'
import { PrintedCafes } from '../cafe-table/printed-cafes'
import { TableActions } from '../cafe-table/table-actions'
import { TableFilters } from '../cafe-table/table-filters'
import { urgentFirst, useFilteredCafes } from '../cafe-table/use-filtered-cafes'
import { useTableSearchParams } from '../cafe-table/use-table-search-params'
import { LazyPeriodChart } from '../chart/lazy-chart'
import { cameraState } from '../model/desk-cafe'
import { createFigures } from '../model/figures'
import { type Period, periods } from '../model/periods'
import { useCafes, useFigureTime } from '../model/use-cafes'
import { AddCafe } from '../new-cafe/add-cafe'
import { PartnerScreen } from '../partner-screen'
import { paths } from '../paths'
import { AttentionPanel } from './attention-panel'
import { Greeting } from './greeting'
import { StatsPanel } from './stats-panel'

/** A partner's cafés: figures of a period, what needs attention, and a searchable table. */
export function DashboardPage() {
  const { t } = useTranslation('admin')
  const cafes = useCafes()
  const now = useFigureTime()
  const params = useTableSearchParams()
  const { text, setText, order, filter, period } = params
  const figures = useMemo(() => createFigures(period, now), [period, now])
  const query = useDeferredValue(text)
  const shownOrder = order ?? (filter === 'attention' ? urgentFirst : null)
  const table = useFilteredCafes(cafes, { text: query, order: shownOrder, filter, figures })
  const [addedId, setAddedId] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)

  function showAdded(id: string) {
    params.setFilter('all', '')
    setAddedId(id)
  }
  function showAttention() {
    params.setFilter('attention', '')
    setAddedId(undefined)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }

  return (
    <PartnerScreen
      title={t('title')}
      printed={<PrintedCafes cafes={table.cafes} figures={table.figures} now={now} />}
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 font-display text-display-2 text-balance">
          <Greeting />
        </h1>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          <Link
            to={paths.checkIn.href()}
            state={cameraState}
            className={buttonVariants({ className: 'max-sm:w-full' })}
          >
            <ScanLine size={20} strokeWidth={1.75} />
            <span>{t('dashboard.checkIn')}</span>
          </Link>
          <PeriodControl value={period} onChange={params.setPeriod} />
          <AddCafe onAdd={showAdded} />
        </div>
      </div>
      <div className="mt-6">
        <StatsPanel cafes={cafes} figures={table.figures} now={now} />
      </div>
      <div>
        <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(17rem,1fr)_minmax(0,2fr)]">
          <AttentionPanel cafes={cafes} figures={table.figures} onShowAll={showAttention} />
          <LazyPeriodChart cafes={cafes} period={table.figures.period} now={now} />
        </div>
        <div className="mt-7 mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 ref={heading} tabIndex={-1} className="mr-auto text-h2">
            {t('table.title')}
          </h2>
          <TableActions cafes={table.cafes} figures={table.figures} now={now} />
          <SearchField
            className="sm:w-70"
            label={t('table.search')}
            placeholder={t('table.search')}
            value={text}
            onChange={(event) => {
              setAddedId(undefined)
              setText(event.target.value)
            }}
          />
        </div>
        <TableFilters
          filter={filter}
          counts={table.counts}
          onFilter={(next) => {
            setAddedId(undefined)
            params.setFilter(next)
          }}
        />
        <p role="status" className="sr-only">
          {(query || filter !== 'all') && t('table.found', { count: table.cafes.length })}
        </p>
        {table.cafes.length > 0 ? (
          <CafeTable
            cafes={table.cafes}
            figures={table.figures}
            addedId={addedId}
            order={order}
            onSort={(column) => {
              setAddedId(undefined)
              params.sortBy(column)
            }}
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
      </div>
    </PartnerScreen>
  )
}

interface PeriodControlProps {
  value: Period
  onChange: (period: Period) => void
}

/** The period of the figures, the chart and the table's last column. */
function PeriodControl(props: PeriodControlProps) {
  const { t } = useTranslation('admin')
  return (
    <SegmentedControl
      label={t('period.label')}
      className="max-sm:w-full"
      segments={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
      {...props}
    />
  )
}
