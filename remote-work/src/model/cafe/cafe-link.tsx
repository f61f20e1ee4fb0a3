import { Link } from '@baithak/platform'
import { shareElement } from '@baithak/shared/ui'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { paths } from '../../paths'
import type { Cafe } from './cafe'
import { cafeState } from './cafe-state'

/** The name of a café's picture in view transitions. Several lists show a café: only the pressed picture has it. */
export const sharedPicture = 'cafe-picture'
export const sharedPictureBack = 'cafe-picture-back'

/** The café that was opened last: Back returns to its row. */
let openedId: Cafe['id'] | undefined

interface CafeLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'onClick'> {
  cafe: Cafe
}

/** A link to a café's page. The picture within it, or within its `article`, expands into that of the page. */
export function CafeLink({ cafe, ...props }: CafeLinkProps) {
  const { id } = cafe
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    if (id === openedId) shareElement(pictureOf(link.current), sharedPicture, sharedPictureBack)
  }, [id])
  const handleClick = () => {
    openedId = id
    shareElement(pictureOf(link.current), sharedPicture)
  }
  return (
    <Link
      {...props}
      ref={link}
      to={paths.cafe.href({ id })}
      state={cafeState(cafe)}
      onClick={handleClick}
    />
  )
}

const pictureOf = (link: HTMLElement | null) =>
  (link?.closest('article') ?? link)?.querySelector('img') ?? null
