import { useTranslation } from '@baithak/platform'
import { Screen } from '@baithak/shared/ui'

export function MyGigsPage() {
  const { t } = useTranslation('gig')
  return <Screen title={t('mine.title')}>{null}</Screen>
}
