import { useHost, useTranslation } from '@baithak/platform'
import { IconButton } from '@baithak/ui'
import { ArrowLeft } from 'lucide-react'

/** The back button that floats over the image of a detail page. */
export function FloatingBackButton({ to }: { to: string }) {
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
