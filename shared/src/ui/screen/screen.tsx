import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { cn } from '../styles/cn'

export interface ScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'ref'> {
  /** Names the screen: its h1 and the page's title. */
  title: string
  /**
   * `title` draws the h1 as a screen title, `hidden` keeps it for those who listen, `own` leaves it to a Canopy,
   * an AppBar or any other h1 among the children.
   */
  heading?: 'title' | 'hidden' | 'own'
  /** Above the heading: a slim Canopy. */
  top?: ReactNode
  /** Stays at the foot while the content scrolls: a Dock. */
  dock?: ReactNode
}

/**
 * The wrapper of every screen. A screen that comes after another takes the focus to its h1, so that it is read out and
 * the next Tab starts there. Give it a `key` to have a change of step announced in the same way.
 */
export function Screen({
  title,
  heading = 'title',
  top,
  dock,
  className,
  children,
  ...props
}: ScreenProps) {
  const section = useRef<HTMLElement>(null)
  const isFirst = useRef<boolean>(undefined)

  // Before it is painted, so that it is never seen standing first. The very first screen does not make anyone wait.
  useLayoutEffect(() => {
    isFirst.current ??= isFirstOfPage()
    if (!isFirst.current) section.current?.setAttribute('data-entering', '')
  }, [])

  useEffect(() => {
    if (isFirst.current) return
    const h1 = section.current?.querySelector('h1')
    if (!h1) return
    h1.tabIndex = -1
    h1.focus({ preventScroll: true })
  }, [])

  return (
    <section ref={section} {...props} className={cn('flex min-h-full flex-col', className)}>
      <title>{`${title} · ${brandName()}`}</title>
      {top}
      {heading === 'hidden' && <h1 className="sr-only">{title}</h1>}
      <div className="flex min-w-0 flex-1 flex-col pb-4">
        {heading === 'title' && (
          <h1
            className="px-5 pt-4 pb-4 font-display text-display-2 text-balance"
            style={{ fontSize: widestWord }}
          >
            {title}
          </h1>
        )}
        {children}
      </div>
      {dock}
    </section>
  )
}

/** Letters of twice the size stop growing where a long word would be cut in two. */
const widestWord = 'min(var(--text-display-2), 13cqw)'

/** The product's name in the language of the page; a mode and the shell have no other word of it in common. */
function brandName(): string {
  return document.documentElement.lang === 'hi' ? 'बैठक' : 'Baithak'
}

/**
 * Remembered on the document, since each mode carries its own copy of this module. The first screen leaves the focus
 * where the browser puts it.
 */
function isFirstOfPage(): boolean {
  const { dataset } = document.documentElement
  const first = dataset.arrived === undefined
  dataset.arrived = ''
  return first
}
