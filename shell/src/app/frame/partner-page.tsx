import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { OverlaysContext } from '../../services/overlays'
import { StatusBanners } from '../banners/status-banners'
import { ScreenContent } from '../screen/screen-content'
import { SlowScreen } from '../screen/slow-screen'
import { type ScreenRequest, useModeTheme, useShownScreen } from '../screen/use-shown-screen'
import { restoreScroll, savedScrollTop, saveScroll } from '../scroll/restore-scroll'
import { LazyToaster } from '../toaster/lazy-toaster'

interface PartnerPageProps {
  renderScreen: (screen: ScreenRequest) => ReactNode
}

/** The frame of the modes of partners, which fills the window. */
export function PartnerPage({ renderScreen }: PartnerPageProps) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const { requested, shown, ...reports } = useShownScreen(false)
  const { themeProps } = useModeTheme()
  useScrollToTop(shown)
  useScrollRestorationOfPage(shown)
  return (
    <OverlaysContext value={overlays}>
      <div {...themeProps(requested)} className="relative min-h-dvh bg-milk">
        <StatusBanners />
        <ScreenContent key={requested.id} {...{ screen: requested, renderScreen, ...reports }} />
        {shown !== requested && <SlowScreen key={requested.location.key} screen={requested} />}
      </div>
      <div
        ref={setOverlays}
        {...themeProps(requested)}
        className="pointer-events-none fixed inset-0 z-40 *:pointer-events-auto"
      />
      <LazyToaster />
    </OverlaysContext>
  )
}

/** The page itself scrolls here, so the browser restores its position; a new screen starts at the top. */
function useScrollToTop({ location: { pathname }, navigationType }: ScreenRequest) {
  const scrollToTop = useEffectEvent(() => {
    if (navigationType !== 'POP') window.scrollTo(0, 0)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query, as a table's order, does not scroll
  useLayoutEffect(() => scrollToTop(), [pathname])
}

/** The browser restores the position before the screen of a reload, or of Back, has rendered. */
function useScrollRestorationOfPage({ location: { key }, navigationType }: ScreenRequest) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry is shown.
  useLayoutEffect(() => {
    const scrollTop = navigationType === 'POP' ? savedScrollTop() : 0
    return scrollTop > 0 ? restoreScroll(scrollTop, document.documentElement) : undefined
  }, [key, navigationType])
  useEffect(() => saveScroll(key, document, () => window.scrollY), [key])
}
