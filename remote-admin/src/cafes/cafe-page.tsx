import { useParams, useTranslation } from '@baithak/platform'
import { LoadingLamp } from '@baithak/shared/ui'
import { PartnerScreen } from '../partner-screen'
import { useCafes } from './use-cafes'

/** One café: how it does and what it offers. */
export function CafePage() {
  const { t } = useTranslation('admin')
  const { id } = useParams()
  const cafe = useCafes().find((each) => each.id === id)
  if (!cafe)
    return (
      <PartnerScreen title={t('title')}>
        <LoadingLamp label={t('cafe.loading')} />
      </PartnerScreen>
    )
  return (
    <PartnerScreen title={cafe.name}>
      <h1>{cafe.name}</h1>
    </PartnerScreen>
  )
}
