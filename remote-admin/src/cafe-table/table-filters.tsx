import { useTranslation } from '@baithak/platform'
import { Chip, ChipRow } from '@baithak/ui'
import { ArrowDownWideNarrow } from 'lucide-react'
import { type Filter, filters } from './filter-cafes'

interface TableFiltersProps {
  filter: Filter
  counts: Record<Filter, number>
  onFilter: (filter: Filter) => void
  isUrgentFirst: boolean
  onUrgentFirst: () => void
}

/** The statuses with their numbers of cafés, and the order by what needs attention. */
export function TableFilters(props: TableFiltersProps) {
  const { filter, counts, onFilter, isUrgentFirst, onUrgentFirst } = props
  const { t } = useTranslation('admin')
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 max-md:-mx-5">
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
      {/* The cafés that need attention always are in this order. */}
      {filter !== 'attention' && (
        <Chip
          icon={ArrowDownWideNarrow}
          selected={isUrgentFirst}
          onClick={onUrgentFirst}
          className="max-md:mx-5"
        >
          {t('attention.first')}
        </Chip>
      )}
    </div>
  )
}
