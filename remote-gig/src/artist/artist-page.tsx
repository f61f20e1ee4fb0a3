import { useTranslation } from '@baithak/platform'
import { Screen } from '@baithak/shared/ui'

export function ArtistPage() {
  const { t } = useTranslation('gig')
  return <Screen title={t('artist.performer')}>{null}</Screen>
}
