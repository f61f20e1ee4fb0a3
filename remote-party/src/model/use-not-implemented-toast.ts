import { useHost, useTranslation } from '@baithak/platform'
import { placeholderToast } from '@baithak/ui'

/** Returns a function that shows the toast of a button without a function yet (section 8). */
export function useNotImplementedToast() {
  const { t } = useTranslation('party')
  const { toast } = useHost()
  return (description: string) => toast(placeholderToast(t('common.notImplemented'), description))
}
