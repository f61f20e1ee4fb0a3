import { useHost, useTranslation } from '@baithak/platform'
import { placeholderToast } from '@baithak/ui'

type Feature = 'filter' | 'reserve' | 'directions' | 'locate' | 'help'

/** Reports that a feature does not exist yet. */
export function useNotImplemented() {
  const { t } = useTranslation()
  const { toast } = useHost()
  return (feature: Feature) =>
    toast(placeholderToast(t('cafes.notImplemented.title'), t(`cafes.notImplemented.${feature}`)))
}
