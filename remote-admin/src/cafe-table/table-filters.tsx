import { useTranslation } from '@baithak/platform'
import { ChipRow } from '@baithak/ui'
import { type Filter, filters } from './filter-cafes'

interface TableFiltersProps {
  filter: Filter
  counts: Record<Filter, number>
  onFilter: (filter: Filter) => void
}

/** The statuses with their numbers of cafés. */
export function TableFilters({ filter, counts, onFilter }: TableFiltersProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="mb-3 max-md:-mx-5">
      <ChipRow
        label={t('filters.label')}
        className="md:px-0"
        value={filter}
        onChange={onFilter}
        options={filters.map((value) => ({
          value,
          label: t('filters.option', {
            label: t(`filters.${value}`),
            count: counts[value],
          }),
        }))}
      />
    </div>
  )
}
