import { useHost, useTranslation } from '@baithak/platform'
import { IconButton } from '@baithak/shared/ui'
import { ArrowLeft } from 'lucide-react'

/** The way back that floats over the picture of a detail page. */
export function BackOnPicture({ to }: { to: string }) {
  const { t } = useTranslation('party')
  const { navigation } = useHost()
  return (
    <IconButton
      icon={ArrowLeft}
      label={t('common.back')}
      variant="floating"
      className="absolute top-[calc(12px+env(safe-area-inset-top))] left-3 z-10"
      onClick={() => navigation.back(to)}
    />
  )
}
