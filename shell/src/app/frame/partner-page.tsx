import { type ReactNode, useState } from 'react'
import { OverlaysContext } from '../../services/shell-services'
import { StatusBanners } from '../banners/status-banners'
import {
  NextScreen,
  ScreenContent,
  type ScreenRequest,
  useModeTheme,
  useShownScreen,
} from '../screen/shown-screen'
import { useScrollRestoration } from '../screen/use-scroll-restoration'
import { LazyToaster } from '../toaster/lazy-toaster'

interface PartnerPageProps {
  renderScreen: (screen: ScreenRequest) => ReactNode
}

/** The frame of the modes of partners, which fills the window: the page itself scrolls. */
export function PartnerPage({ renderScreen }: PartnerPageProps) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const { requested, shown, ...reports } = useShownScreen(false)
  const { themeProps } = useModeTheme()
  useScrollRestoration(() => document.documentElement, shown)
  return (
    <OverlaysContext value={overlays}>
      <div {...themeProps(requested)} className="relative min-h-dvh bg-milk">
        <StatusBanners />
        <ScreenContent key={requested.id} {...{ screen: requested, renderScreen, ...reports }} />
        {shown !== requested && <NextScreen key={requested.location.key} screen={requested} />}
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
