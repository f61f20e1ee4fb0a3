import { type ReactNode, useRef, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { matchMode } from '../../registry/registry'
import { OverlaysContext, useShell } from '../../services/shell-services'
import { StatusBanners } from '../banners/status-banners'
import { BottomNav } from '../navigation/bottom-nav'
import {
  NextScreen,
  ScreenContent,
  type ScreenRequest,
  useModeTheme,
  useShownScreen,
} from '../screen/shown-screen'
import { useScrollRestoration } from '../screen/use-scroll-restoration'
import { LazyToaster } from '../toaster/lazy-toaster'

interface PhoneFrameProps {
  onboarded: boolean
  renderScreen: (screen: ScreenRequest) => ReactNode
}

/**
 * The phone frame: it fills a narrow window and is centred in a wide one. The screen scrolls inside it, above the bottom
 * navigation; sheets and toasts open within it.
 */
export function PhoneFrame({ onboarded, renderScreen }: PhoneFrameProps) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const scroller = useRef<HTMLElement>(null)
  const { registry } = useShell()
  const { requested, shown, ...reports } = useShownScreen(onboarded)
  const { pathname } = shown.location
  const mode = matchMode(pathname, useStore(registry.store))
  const { manifestOf, themeProps } = useModeTheme()
  const manifest = manifestOf(mode)
  useScrollRestoration(() => scroller.current, shown)
  const immersive = manifest?.immersive.some((pattern) => matchPath(pattern, pathname)) ?? false
  // The screen that is left covers the next one, and its DOM is never moved: it would lose its scroll position.
  const screens = shown.id === requested.id ? [requested] : [requested, shown]
  return (
    <OverlaysContext value={overlays}>
      <div className="phone-ground cloth-cane">
        <div {...themeProps(shown)} data-theme={undefined} className="phone-frame bg-milk text-ink">
          <StatusBanners />
          <div className="phone-screens relative flex-1">
            {screens.map((screen) => (
              <main
                key={screen.id}
                ref={screen === requested ? scroller : undefined}
                inert={screen !== requested}
                aria-hidden={screen !== requested || undefined}
                className="phone-screen bg-milk"
                {...themeProps(screen)}
              >
                <ScreenContent {...{ screen, renderScreen, ...reports }} />
              </main>
            ))}
            {shown !== requested && <NextScreen key={requested.location.key} screen={requested} />}
          </div>
          {onboarded && !immersive && <BottomNav mode={mode} items={manifest?.nav ?? []} />}
          <div
            ref={setOverlays}
            {...themeProps(shown)}
            className="phone-overlays pointer-events-none absolute inset-0 z-40 *:pointer-events-auto"
          />
          <LazyToaster saysToday={onboarded} />
        </div>
      </div>
    </OverlaysContext>
  )
}
