import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { SharedElement } from './shared-element'
import { slideClass } from './slide-class'

interface SlideProps {
  /** Unique on the page. */
  name: string
  /** The position in the row of tabs or steps. */
  index: number
  /** The position before; undefined at first. */
  previousIndex: number | undefined
  /** Replaces the previous content without a transition. */
  isInstant?: boolean | undefined
  className?: string
  children: ReactNode
}

/** The content of a tab or step, with a key for each: it slides in as the previous one slides out. */
export function Slide({
  name,
  index,
  previousIndex,
  isInstant = false,
  className,
  children,
}: SlideProps) {
  const [transitionClass] = useState(() =>
    isInstant ? undefined : slideClass(previousIndex, index),
  )
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => clipSlides(content.current), [])
  return (
    <SharedElement name={name} transitionClass={transitionClass}>
      <div ref={content} className={className}>
        {children}
      </div>
    </SharedElement>
  )
}

/** What slides is above the page: it must not cover the dock, nor the navigation below the scroll container. */
function clipSlides(content: HTMLElement | null) {
  const scroller = content?.closest('main')
  if (!content || !scroller) return
  const dock = scroller.querySelector('[data-dock]')
  const bottom = (dock ?? scroller).getBoundingClientRect()
  const heightPx = (dock ? bottom.top : bottom.bottom) - content.getBoundingClientRect().top
  document.documentElement.style.setProperty('--slide-height', `${heightPx}px`)
}
