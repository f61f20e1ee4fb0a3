import { SharedElement } from '@baithak/ui'
import type { ReactElement } from 'react'
import type { Cafe } from './cafe'

interface SharedCafeImageProps {
  cafe: Pick<Cafe, 'id'>
  /** On the café's page; otherwise in a list. A screen has one list with images. */
  onPage?: boolean
  children: ReactElement
}

/** A café's image, which expands from its list into the café's page, and back. */
export function SharedCafeImage({ cafe, onPage = false, children }: SharedCafeImageProps) {
  return (
    <SharedElement
      name={`cafe-${cafe.id}`}
      transitionClass={onPage ? 'image-expand' : 'image-shrink'}
    >
      {children}
    </SharedElement>
  )
}
