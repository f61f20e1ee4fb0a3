import type { ReactNode } from 'react'

interface PictureLayoutProps {
  /** The picture, which fills its column on a phone on its side, and the controls on it. */
  picture: ReactNode
  children: ReactNode
}

/** A picture above its details. On a phone on its side it is at their left and stays there while they scroll. */
export function PictureLayout({ picture, children }: PictureLayoutProps) {
  return (
    <div className="short:grid short:grid-cols-[2fr_3fr] short:items-start">
      <div className="relative short:sticky short:top-0 short:-mb-8 short:h-[calc(var(--frame-height,100dvh)-4rem)]">
        {picture}
      </div>
      <div className="min-w-0 px-5 pt-5">{children}</div>
    </div>
  )
}
