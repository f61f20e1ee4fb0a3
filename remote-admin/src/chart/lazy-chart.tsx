import { ErrorBoundary, lazyComponent, useTranslation } from '@baithak/platform'
import { Button, cn } from '@baithak/ui'
import { type ComponentProps, memo, type ReactNode, Suspense } from 'react'

const loadCharts = () => import('./charts')
const PeriodChart = lazyComponent(loadCharts, 'PeriodChart', NotLoaded)
const PeakHours = lazyComponent(loadCharts, 'PeakHours', NotLoaded)

/** The code of charts comes after the figures and the table. Memoized: every key press in the search renders the page. */
export const LazyPeriodChart = memo((props: ComponentProps<typeof PeriodChart>) => (
  <ChartFrame minHeight="min-h-86 lg:min-h-98">
    <PeriodChart {...props} />
  </ChartFrame>
))

export const LazyPeakHours = memo((props: ComponentProps<typeof PeakHours>) => (
  <ChartFrame minHeight="min-h-108 lg:min-h-112">
    <PeakHours {...props} />
  </ChartFrame>
))

interface ChartFrameProps {
  /** As high as the chart, so that nothing moves when it comes. */
  minHeight: string
  children: ReactNode
}

const ChartFrame = ({ minHeight, children }: ChartFrameProps) => (
  <div className={cn('rounded-panel border border-rule bg-milk p-4 lg:px-6', minHeight)}>
    <ErrorBoundary
      onError={(error) => reportError(error)}
      fallback={(retry) => <NotLoaded onRetry={retry} />}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  </div>
)

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-body-2 text-ink-2">{t('add.notLoaded')}</p>
      <Button variant="secondary" size="md" onClick={onRetry}>
        {t('chart.retry')}
      </Button>
    </div>
  )
}
