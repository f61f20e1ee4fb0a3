import { ErrorBoundary, lazyComponent } from '@baithak/platform'
import { RotateCw, WifiOff } from 'lucide-react'
import { Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand/react'
import { readPreviewRequest } from '../../modes/preview'
import { useShell } from '../../services/shell-services'

const PreviewBanner = lazyComponent(() => import('./preview-banner'), 'PreviewBanner')

export function StatusBanners() {
  const { t } = useTranslation()
  const { offline } = useShell()
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )
  const isPreview = useSyncExternalStore(subscribeToNetwork, readPreviewRequest, () => '') !== ''
  const updateAvailable = useStore(offline.updateAvailable)
  return (
    <div role="status" className="relative z-30 bg-espresso text-white" data-dark>
      {!isOnline && (
        <p className="flex items-center gap-2 px-5 py-2 text-meta">
          <WifiOff size={18} className="shrink-0" />
          <span>{t('offline.banner')}</span>
        </p>
      )}
      {isPreview && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <PreviewBanner />
          </Suspense>
        </ErrorBoundary>
      )}
      {updateAvailable && (
        <p className="flex items-center justify-between gap-3 px-5 text-meta">
          <span>{t('offline.newVersion')}</span>
          <button
            type="button"
            onClick={() =>
              void offline.applyUpdate().then((isReloading) => isReloading || location.reload())
            }
            className="inline-flex min-h-11 items-center gap-2 font-title text-lamp"
          >
            <RotateCw size={18} className="shrink-0" />
            <span>{t('offline.use')}</span>
          </button>
        </p>
      )}
    </div>
  )
}

function subscribeToNetwork(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
