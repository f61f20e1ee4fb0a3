import { useHost, useTranslation } from '@baithak/platform'
import { IconButton, PictureLayout, Screen } from '@baithak/ui'
import { ArrowLeft, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface PictureScreenProps {
  title: string
  /** Where Back leads on a direct visit. */
  fallback: string
  picture: ReactNode
  dock: ReactNode
  /** Below the title. */
  children: ReactNode
}

/** A detail page below its picture, on which the back button floats. */
export function PictureScreen({ title, fallback, picture, dock, children }: PictureScreenProps) {
  return (
    <Screen title={title} heading="own" dock={dock}>
      <PictureLayout
        picture={
          <>
            <FloatingBackButton to={fallback} />
            {picture}
          </>
        }
      >
        <h1 className="font-display text-display-2 text-balance">{title}</h1>
        {children}
      </PictureLayout>
    </Screen>
  )
}

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

/** A short fact behind an icon. */
export const IconFact = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <Icon size={20} strokeWidth={1.75} className="shrink-0" />
    <span>{children}</span>
  </span>
)
