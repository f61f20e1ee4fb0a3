import { brandIn } from '@baithak/contract'
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { cn } from '../styles/class-names'

interface ScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'ref'> {
  title: string
  /** Renders the title as the h1. Otherwise the children contain it. */
  titled?: boolean
  /** A slim Canopy above the heading. */
  top?: ReactNode
  /** An `ActionBar`, sticky at the bottom. */
  actionBar?: ReactNode
}

/**
 * The wrapper of every screen. A screen that follows another moves the focus to its h1, so that it is announced and the
 * next Tab starts there. A step of a form does the same if its `key` changes.
 */
export function Screen({
  title,
  titled,
  top,
  actionBar,
  className,
  children,
  ...props
}: ScreenProps) {
  const section = useRef<HTMLElement>(null)
  const isFirst = useRef<boolean>(undefined)

  // A layout effect, so that the animation starts with the first frame. The first screen has none.
  useLayoutEffect(() => {
    isFirst.current ??= isFirstOfPage()
    if (!isFirst.current) section.current?.setAttribute('data-entering', '')
  }, [])

  useEffect(() => {
    const h1 = section.current?.querySelector('h1')
    // The visitor may have entered a field already.
    const isEntered = section.current?.contains(document.activeElement)
    if (!isFirst.current && h1 && !isEntered) {
      h1.tabIndex = -1
      h1.focus({ preventScroll: true })
    }
  }, [])

  return (
    <section ref={section} {...props} className={cn('flex min-h-full flex-col', className)}>
      <title>{`${title} · ${brandIn(document.documentElement.lang)}`}</title>
      {top}
      <div className="flex min-w-0 flex-1 flex-col pb-4">
        {titled && (
          <h1 className="px-5 pt-4 pb-4 font-display text-display-2 text-balance">{title}</h1>
        )}
        {children}
      </div>
      {actionBar}
    </section>
  )
}

/** Returns true once for each page. The document stores it, because each mode bundles its own copy of this module. */
function isFirstOfPage(): boolean {
  const { dataset } = document.documentElement
  const first = dataset.arrived === undefined
  dataset.arrived = ''
  return first
}
