import { useTranslation } from '@baithak/platform'
import { SegmentedControl } from '@baithak/ui'
import { type ReactNode, useState } from 'react'
import { type Bar, BarChart } from './bar-chart'
import { ValueTable } from './value-table'

const views = ['chart', 'table'] as const

interface ChartPanelProps {
  title: string
  bars: readonly Bar[]
  /** The header of the times. */
  nameHeader: string
  beforeLabel?: string
  labelEvery: number
  highlighted?: number
  children?: ReactNode
}

/** A chart with its title, and the same values as a table. */
export function ChartPanel({ title, nameHeader, children, ...chart }: ChartPanelProps) {
  const { t } = useTranslation('admin')
  const [view, setView] = useState<(typeof views)[number]>('chart')
  const { bars, beforeLabel } = chart
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-h3">{title}</h2>
        <SegmentedControl
          label={`${title}: ${t('chart.view')}`}
          className="print:hidden"
          segments={views.map((value) => ({ value, label: t(`chart.${value}`) }))}
          value={view}
          onChange={setView}
        />
      </div>
      {children}
      {view === 'chart' ? (
        <>
          <BarChart label={`${title}. ${t('chart.keys')}`} {...chart} />
          {beforeLabel && (
            <p aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-meta text-ink-2">
              <Key className="h-3 bg-acc forced-colors:bg-[CanvasText]">{t('chart.checkIns')}</Key>
              <Key className="border-t-3 border-star-small forced-colors:border-[Highlight]">
                {beforeLabel}
              </Key>
            </p>
          )}
        </>
      ) : (
        <ValueTable
          label={title}
          headers={[nameHeader, t('chart.checkIns'), beforeLabel]}
          bars={bars}
        />
      )}
    </>
  )
}

function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`w-4 ${className}`} />
      <span>{children}</span>
    </span>
  )
}
