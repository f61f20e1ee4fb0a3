import { ErrorBoundary, useTranslation } from '@baithak/platform'
import { Button } from '@baithak/shared/ui'
import { type ComponentType, lazy, Suspense, useState } from 'react'

/** A module that failed stays failed in React's `lazy`, so that another try needs another one. */
function lazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const create = (): ComponentType<Props> =>
    lazy<ComponentType<Props>>(async () => ({ default: await load().catch(load) }))
  const first = create()
  return function LazyChart(props: Props) {
    const [Chart, setChart] = useState(() => first)
    return (
      <div className="min-h-80 rounded-panel border border-rule bg-milk px-4 py-4 lg:px-6">
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
  }
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-body-2 text-ink-2">{t('chart.failed')}</p>
      <Button variant="secondary" size="md" onClick={onRetry}>
        {t('chart.retry')}
      </Button>
    </div>
  )
}

/** The code of charts comes after the figures and the table. */
export const LazyPeriodChart = lazyChart(async () => (await import('./charts')).PeriodChart)
export const LazyPeakHours = lazyChart(async () => (await import('./charts')).PeakHours)
