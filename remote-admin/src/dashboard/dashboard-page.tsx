import { useTranslation } from '@baithak/platform'
import empty from '@baithak/shared/art/empty-venues.svg'
import { EmptyState, SearchField } from '@baithak/shared/ui'
import { useDeferredValue } from 'react'
import { CafeTable } from '../cafe-table/cafe-table'
import { useFilteredCafes } from '../cafe-table/use-filtered-cafes'
import { useTableSearchParams } from '../cafe-table/use-table-search-params'
import { useCafes } from '../model/use-cafes'
import { AddCafe } from '../new-cafe/add-cafe'
import { PartnerScreen } from '../partner-screen'
import { greetingAt } from './greeting'
import { StatsPanel } from './stats-panel'

/** All of a partner's cafés: how they do, and each of them. */
export function DashboardPage() {
  const { t } = useTranslation('admin')
  const cafes = useCafes()
  const { text, setText, keep, order, sortBy } = useTableSearchParams()
  const wanted = useDeferredValue(text)
  const found = useFilteredCafes(cafes, wanted, order)
  const now = new Date()

  return (
    <PartnerScreen title={t('title')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 font-display text-display-2 text-balance">
          {t(`dashboard.${greetingAt(now)}`, { name: t('dashboard.partner') })}
        </h1>
        <AddCafe />
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
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p role="status" className="sr-only">
        {wanted && t('table.found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <CafeTable cafes={found} order={order} onSort={sortBy} onClickCapture={keep} />
      ) : (
        <EmptyState
          picture={empty}
          title={t('table.none', { text: wanted.trim() })}
          text={t('table.noneText')}
        />
      )}
    </PartnerScreen>
  )
}
