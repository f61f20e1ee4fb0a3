import { useTranslation } from '@baithak/platform'
import { Screen } from '@baithak/shared/ui'

export function GigPage() {
  const { t } = useTranslation('gig')
  return <Screen title={t('gig.missing')}>{null}</Screen>
}
