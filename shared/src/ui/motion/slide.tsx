import { type ReactNode, useState, ViewTransition } from 'react'
import { canTransition } from './can-transition'

/** The class of the slide from one position in a row of tabs or steps to another. */
export const slideClass = (from: number, to: number) => (to < from ? 'slide-back' : 'slide-forward')

interface SlideProps {
  /** Unique on the page. */
  name: string
  /** The position in the row of tabs or steps. */
  index: number
  /** The position before; undefined at first. */
  previousIndex: number | undefined
  className?: string
  children: ReactNode
}

/** The content of a tab or step: it slides in as its predecessor slides out. A changed `key` is another tab or step. */
export function Slide({ name, index, previousIndex, className, children }: SlideProps) {
  const [kind] = useState(() =>
    previousIndex !== undefined && canTransition() ? slideClass(previousIndex, index) : undefined,
  )
  // It has its name for the next slide before there is one.
  const content = (
    <div data-slide style={{ viewTransitionName: name }} className={className}>
      {children}
    </div>
  )
  if (!kind) return content
  return (
    <ViewTransition name={name} default="none" enter={kind}>
      {content}
    </ViewTransition>
  )
}
