import { type CSSProperties, type ReactElement, useState, ViewTransition } from 'react'
import { canTransition } from './can-transition'

/**
 * Props of an element that becomes the `SharedElement` of the same name on the next screen, and back. Only for what a
 * page has once; in a list, `shareElement` names the pressed one.
 */
export const sharedProps = (name: string) => ({
  'data-shared': name,
  style: { viewTransitionName: name, viewTransitionClass: name } as CSSProperties,
})

/** Gives the name to one element and takes it from all others: a name that occurs twice cancels the transition. */
export function shareElement(element: HTMLElement | null, name: string, kind = name) {
  for (const other of document.querySelectorAll<HTMLElement>(`[data-shared="${name}"]`)) {
    delete other.dataset.shared
    other.style.viewTransitionName = ''
  }
  if (!element) return
  element.dataset.shared = name
  element.style.viewTransitionName = name
  element.style.setProperty('view-transition-class', kind)
}

interface SharedElementProps {
  name: string
  /** The class of the transition back, where that differs. */
  exit?: string
  children: ReactElement
}

/**
 * What the element of the same name on the previous screen becomes. React starts a view transition whenever a
 * `<ViewTransition>` is mounted, even without a partner: it is rendered only if there is one.
 */
export function SharedElement({ name, exit = name, children }: SharedElementProps) {
  const [hasPartner] = useState(() => canTransition() && isInView(partnerOf(name)))
  if (!hasPartner) return children
  return (
    <ViewTransition name={name} default="none" enter={name} exit={exit}>
      {children}
    </ViewTransition>
  )
}

/** The previous screen is in the document while the next one renders. */
const partnerOf = (name: string) => document.querySelector(`[data-shared="${name}"]`)

function isInView(element: Element | null): boolean {
  if (!element) return false
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
}
