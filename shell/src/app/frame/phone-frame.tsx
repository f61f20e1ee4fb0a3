import { useRef, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { useScrollRestoration } from '../../navigation/use-scroll-restoration'
import { OverlaysContext } from '../../services/shell-services'
import { StatusBanners } from '../banners/status-banners'
import { isPage } from '../routes'
import { NextScreen, ScreenContent, type ShownScreen, useModeTheme } from '../screen'
import { LazyToaster } from '../toaster/lazy-toaster'
import { BottomNav } from './bottom-nav'

/** Fills a narrow window, and is centred in a wide one. Sheets and toasts open within it. */
export function PhoneFrame({ requested, shown, onShown }: ShownScreen) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const scroller = useRef<HTMLElement>(null)
  const { manifestOf, themeProps } = useModeTheme()
  const { route } = shown
  const isRendered = route.screen !== 'mode'
  const handleShown = useScrollRestoration(() => scroller.current, { shown, isRendered, onShown })
  const isSeen = !isPage(route)
  const mode = 'mode' in route && !('isGuest' in route && route.isGuest) ? route.mode : undefined
  const manifest = mode && manifestOf(mode)
  const immersive =
    !manifest || manifest.immersive.some((pattern) => matchPath(pattern, shown.location.pathname))
  // The screen that is left covers the next one. Its element is never moved, because it would lose its scroll position.
  const screens = shown.id === requested.id ? [requested] : [requested, shown]
  return (
    <OverlaysContext value={overlays}>
      {/* While a page comes or goes, the frame takes no part in its layout. */}
      <div
        className={`phone-ground cloth-cane ${
          isSeen && !isPage(requested.route) ? '' : `fixed inset-0 ${isSeen ? 'z-50' : '-z-1'}`
        }`}
      >
        <div {...themeProps(shown)} data-theme={undefined} className="phone-frame bg-milk text-ink">
          <StatusBanners />
          <div className="phone-screens relative flex-1">
            {screens
              .filter(({ route }) => !isPage(route))
              .map((screen) => (
                <main
                  key={screen.id}
                  ref={screen === requested ? scroller : undefined}
                  inert={screen !== requested}
                  aria-hidden={screen !== requested || undefined}
                  className="phone-screen bg-milk"
                  {...themeProps(screen)}
                >
                  <ScreenContent
                    screen={screen}
                    isLeft={screen !== requested}
                    onShown={handleShown}
                  />
                </main>
              ))}
            {shown !== requested && <NextScreen key={requested.location.key} screen={requested} />}
          </div>
          {mode && !immersive && <BottomNav mode={mode} items={manifest.nav} />}
          <div
            ref={setOverlays}
            {...themeProps(shown)}
            className="phone-overlays pointer-events-none absolute inset-0 z-40 *:pointer-events-auto"
          />
          {isSeen && <LazyToaster />}
        </div>
      </div>
    </OverlaysContext>
  )
}
