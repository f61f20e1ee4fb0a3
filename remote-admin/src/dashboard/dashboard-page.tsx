import { Link, useTranslation } from '@baithak/platform'
import empty from '@baithak/shared/art/empty-venues.svg'
import { buttonVariants, EmptyState, SearchField } from '@baithak/shared/ui'
import { ScanLine } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { CafeTable } from '../cafe-table/cafe-table'
import { useFilteredCafes } from '../cafe-table/use-filtered-cafes'
import { useTableSearchParams } from '../cafe-table/use-table-search-params'
import { useCafes } from '../model/use-cafes'
import { AddCafe } from '../new-cafe/add-cafe'
import { PartnerScreen } from '../partner-screen'
import { paths } from '../paths'
import { greetingAt } from './greeting'
import { StatsPanel } from './stats-panel'

/** A partner's cafés: totals and a searchable table. */
export function DashboardPage() {
  const { t } = useTranslation('admin')
  const cafes = useCafes()
  const { text, setText, flush, order, sortBy } = useTableSearchParams()
  const query = useDeferredValue(text)
  const tableCafes = useFilteredCafes(cafes, query, order)
  const [addedId, setAddedId] = useState<string>()
  const now = new Date()

  function showAdded(id: string) {
    setText('')
    setAddedId(id)
  }

  return (
    <PartnerScreen title={t('title')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 font-display text-display-2 text-balance">
          {t(`dashboard.${greetingAt(now)}`, { name: t('dashboard.partner') })}
        </h1>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <Link
            to={paths.checkIn.href()}
            className={buttonVariants({ variant: 'secondary', className: 'max-sm:w-full' })}
          >
            <ScanLine size={20} strokeWidth={1.75} aria-hidden />
            {t('dashboard.checkIn')}
          </Link>
          <AddCafe onAdd={showAdded} />
        </div>
      </div>
      <div className="mt-6">
        <StatsPanel cafes={cafes} now={now} />
      </div>
      <div className="mt-7 mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h2">{t('table.title')}</h2>
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
      <p role="status" className="sr-only">
        {query && t('table.found', { count: tableCafes.length })}
      </p>
      {tableCafes.length > 0 ? (
        <CafeTable
          cafes={tableCafes}
          addedId={addedId}
          order={order}
          onSort={(column) => {
            setAddedId(undefined)
            sortBy(column)
          }}
          onClickCapture={flush}
        />
      ) : (
        <EmptyState
          picture={empty}
          title={t('table.none', { text: query.trim() })}
          text={t('table.noneText')}
        />
      )}
    </PartnerScreen>
  )
}
