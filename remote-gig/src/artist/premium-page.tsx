import { useTranslation } from '@baithak/platform'
import { Screen } from '@baithak/shared/ui'

export function PremiumPage() {
  const { t } = useTranslation('gig')
  return <Screen title={t('premium.name')}>{null}</Screen>
}
