import { useTranslation } from '@baithak/platform'
import { Button, ChipRow, SearchField } from '@baithak/ui'
import { Download, Printer } from 'lucide-react'
import { exportCafes } from './export-cafes'
import { type CafeTableState, filters } from './use-cafe-table'

/** The table's title, export and print, search, and the filters with their numbers of cafés. */
export function TableToolbar({ table }: { table: CafeTableState }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="mt-7 mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="mr-auto text-h2">{t('table.title')}</h2>
        <SearchField
          className="sm:w-70 print:hidden"
          label={t('table.search')}
          placeholder={t('table.search')}
          value={table.text}
          onChange={(event) => table.setText(event.target.value)}
        />
        <div className="flex gap-3 max-sm:w-full print:hidden">
          <Button
            variant="secondary"
            size="md"
            icon={Download}
            className="max-sm:flex-1"
            aria-disabled={table.cafes.length === 0}
            onClick={() => exportCafes(t, table.cafes)}
          >
            {t('export.csv')}
          </Button>
          <Button
            variant="secondary"
            size="md"
            icon={Printer}
            className="max-sm:flex-1"
            onClick={() => window.print()}
          >
            {t('export.print')}
          </Button>
        </div>
      </div>
      <div className="mb-3 max-md:-mx-5 print:hidden">
        <ChipRow
          label={t('filters.label')}
          className="md:px-0"
          value={table.filter}
          onValueChange={table.setFilter}
          options={filters.map((value) => ({
            value,
            label: t('filters.option', {
              label: t(`filters.${value}`),
              count: table.countOf(value),
            }),
          }))}
        />
      </div>
    </>
  )
}
