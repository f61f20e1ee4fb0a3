import { useTranslation } from '@baithak/platform'
import { useNotImplemented as useNotImplementedToast } from '@baithak/shared/ui'

type Feature = 'filter' | 'reserve' | 'directions' | 'locate' | 'help'

/** Reports that a feature of Work does not exist yet. */
export function useNotImplemented() {
  const { t } = useTranslation('work')
  const report = useNotImplementedToast(t('cafes.notImplemented.title'))
  return (feature: Feature) => report(t(`cafes.notImplemented.${feature}`))
}
