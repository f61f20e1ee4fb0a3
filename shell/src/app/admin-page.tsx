import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { OverlaysContext } from '../services/overlays'
import { LazyToaster } from './lazy-toaster'
import { restoreScroll, savedScrollTop, saveScroll } from './restore-scroll'
import { StatusBanners } from './status-banners'

/** The frame of the modes of partners, which fills the window. */
export function AdminPage({ mode, children }: { mode: string; children: ReactNode }) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  useScrollToTop()
  useScrollAfterReload()
  return (
    <OverlaysContext value={overlays}>
      <div data-mode={mode} className="relative min-h-dvh bg-milk">
        <StatusBanners />
        {children}
      </div>
      <div
        ref={setOverlays}
        data-mode={mode}
        className="pointer-events-none fixed inset-0 z-40 *:pointer-events-auto"
      />
      <LazyToaster />
    </OverlaysContext>
  )
}

/** The page itself scrolls here, so the browser restores its position; a new screen starts at the top. */
function useScrollToTop() {
  const { pathname } = useLocation()
  const navigationType = useNavigationType()
  const scrollToTop = useEffectEvent(() => {
    if (navigationType !== 'POP') window.scrollTo(0, 0)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query, as a table's order, does not scroll
  useLayoutEffect(() => scrollToTop(), [pathname])
}

/** After a reload, the browser restores the position before the screen is rendered. */
function useScrollAfterReload() {
  const { key } = useLocation()
  useEffect(() => {
    const scrollTop = savedScrollTop()
    return scrollTop > 0 ? restoreScroll(scrollTop, document.documentElement) : undefined
  }, [])
  useEffect(() => saveScroll(key, document, () => window.scrollY), [key])
}
