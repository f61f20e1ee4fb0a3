import { SharedElement } from '@baithak/shared/ui'
import type { ReactElement } from 'react'
import type { Cafe } from './cafe'

interface SharedPictureProps {
  cafe: Pick<Cafe, 'id'>
  /** On the café's page; otherwise in a list. A screen has one list with pictures. */
  onPage?: boolean
  children: ReactElement
}

/** A café's picture, which expands from its list into the café's page, and back. */
export function SharedPicture({ cafe, onPage = false, children }: SharedPictureProps) {
  return (
    <SharedElement name={`cafe-${cafe.id}`} kind={onPage ? 'picture-expand' : 'picture-shrink'}>
      {children}
    </SharedElement>
  )
}
