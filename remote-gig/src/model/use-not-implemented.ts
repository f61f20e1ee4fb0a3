import { useHost, useTranslation } from '@baithak/platform'
import { placeholderToast } from '@baithak/ui'

/** Reports that a feature does not exist yet (section 8). */
export function useNotImplemented() {
  const { t } = useTranslation('gig')
  const { toast } = useHost()
  return (feature: 'search' | 'settings') =>
    toast(placeholderToast(t('notImplemented.title'), t(`notImplemented.${feature}`)))
}
