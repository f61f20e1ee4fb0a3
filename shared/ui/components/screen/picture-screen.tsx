import { useHost } from '@baithak/platform'
import type { ComponentProps, ReactNode } from 'react'
import { FloatingBackButton } from '../button/back-button'
import { FavouriteButton } from '../button/favourite-button'
import { Screen } from './screen'

interface PictureScreenProps extends Pick<ComponentProps<typeof Screen>, 'title' | 'actionBar'> {
  /** Where Back leads on a direct visit. */
  fallback: string
  /** On a phone on its side it fills its column. The buttons float on it. */
  picture: ReactNode
  favourite?: Pick<ComponentProps<typeof FavouriteButton>, 'kind' | 'id' | 'label'>
  /** Its h1 is the title. */
  children: ReactNode
}

/** A picture above its details. On a phone on its side it is at their left and stays there while they scroll. */
export function PictureScreen({
  fallback,
  picture,
  favourite,
  children,
  ...props
}: PictureScreenProps) {
  const { navigation } = useHost()
  return (
    <Screen {...props}>
      <div className="short:grid short:grid-cols-[2fr_3fr] short:items-start">
        <div className="relative short:sticky short:top-0 short:-mb-8 short:h-[calc(var(--frame-height,100dvh)-4rem)]">
          <FloatingBackButton onClick={() => navigation.back(fallback)} />
          {favourite && (
            <FavouriteButton
              {...favourite}
              variant="floating"
              className="absolute top-[calc(12px+env(safe-area-inset-top))] right-3 z-10"
            />
          )}
          {picture}
        </div>
        <div className="min-w-0 px-5 pt-5">{children}</div>
      </div>
    </Screen>
  )
}
