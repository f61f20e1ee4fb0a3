import { useState } from 'react'
import { useScrollRestoration } from '../../navigation/use-scroll-restoration'
import { OverlaysContext } from '../../services/shell-services'
import { StatusBanners } from '../banners/status-banners'
import { isPage } from '../routes'
import { NextScreen, ScreenContent, type ShownScreen, useModeTheme } from '../screen'
import { LazyToaster } from '../toaster/lazy-toaster'

/** The frame of the modes of partners. It fills the window, and the page itself scrolls. */
export function PartnerPage({ requested, shown, onShown }: ShownScreen) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const { themeProps } = useModeTheme()
  const options = { shown, isRendered: false, onShown }
  const handleShown = useScrollRestoration(() => document.documentElement, options)
  const isSeen = isPage(shown.route)
  // The next mode of partners takes the place of the former at once, because each needs the whole window.
  const screen = isPage(requested.route) ? requested : shown
  return (
    <OverlaysContext value={overlays}>
      <div
        {...themeProps(screen)}
        inert={screen !== requested}
        className="relative min-h-dvh bg-milk"
      >
        <StatusBanners />
        <ScreenContent
          key={screen.id}
          screen={screen}
          isLeft={screen !== requested}
          onShown={handleShown}
        />
        {isSeen && shown !== requested && (
          <NextScreen key={requested.location.key} screen={requested} />
        )}
      </div>
      <div
        ref={setOverlays}
        {...themeProps(screen)}
        className="pointer-events-none fixed inset-0 z-40 *:pointer-events-auto"
      />
      {isSeen && <LazyToaster />}
    </OverlaysContext>
  )
}
