import { ErrorBoundary, useTranslation } from '@baithak/platform'
import { Button, cn } from '@baithak/ui'
import { type ComponentType, lazy, memo, Suspense, useState } from 'react'

/** A module that failed stays failed in React's `lazy`, so that another try needs another one. */
function lazyChart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** As high as the chart, so that nothing moves when it comes. */
  minHeight: string,
) {
  const create = (): ComponentType<Props> =>
    lazy<ComponentType<Props>>(async () => ({ default: await load().catch(load) }))
  const first = create()
  // Memoized: every key press in the search renders the page.
  return memo(function LazyChart(props: Props) {
    const [Chart, setChart] = useState(() => first)
    return (
      <div className={cn('rounded-panel border border-rule bg-milk p-4 lg:px-6', minHeight)}>
        <ErrorBoundary
          onError={(error) => reportError(error)}
          fallback={(retry) => (
            <NotLoaded
              onRetry={() => {
                setChart(create)
                retry()
              }}
            />
          )}
        >
          <Suspense fallback={null}>
            <Chart {...props} />
          </Suspense>
        </ErrorBoundary>
      </div>
    )
  })
}

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

/** The code of charts comes after the figures and the table. */
export const LazyPeriodChart = lazyChart(
  async () => (await import('./charts')).PeriodChart,
  'min-h-86 lg:min-h-98',
)
export const LazyPeakHours = lazyChart(
  async () => (await import('./charts')).PeakHours,
  'min-h-108 lg:min-h-112',
)
