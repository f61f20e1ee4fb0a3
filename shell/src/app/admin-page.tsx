import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { OverlaysContext } from '../services/overlays'
import { LazyToaster } from './lazy-toaster'
import { keepPlaces, keptPlace, leadTo } from './place-in-screen'
import { StatusBanners } from './status-banners'

/** The frame of the Partner Dashboard, which fills the window. */
export function AdminPage({ children }: { children: ReactNode }) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  useTopOfPage()
  usePlaceAfterReload()
  return (
    <OverlaysContext value={overlays}>
      <div data-mode="admin" className="relative min-h-dvh bg-milk">
        <StatusBanners />
        {children}
      </div>
      <div
        ref={setOverlays}
        data-mode="admin"
        className="pointer-events-none fixed inset-0 z-40 *:pointer-events-auto"
      />
      <LazyToaster />
    </OverlaysContext>
  )
}

/** Here the page itself scrolls. The browser knows where it was left; a screen that is gone on to starts at its top. */
function useTopOfPage() {
  const { pathname } = useLocation()
  const arrival = useNavigationType()
  const showTop = useEffectEvent(() => {
    if (arrival !== 'POP') window.scrollTo(0, 0)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes behind the path, as a table's order, moves nobody
  useLayoutEffect(() => showTop(), [pathname])
}

/** Loaded anew, the browser has looked for the place before there was a screen. */
function usePlaceAfterReload() {
  const { key } = useLocation()
  useEffect(() => {
    const place = keptPlace()
    return place > 0 ? leadTo(place, document.documentElement) : undefined
  }, [])
  useEffect(() => keepPlaces(key, document, () => window.scrollY), [key])
}
