import { type ReactNode, useCallback, useRef, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { cardColours } from '../registry/card-colours'
import { matchMode } from '../registry/match-mode'
import { OverlaysContext } from '../services/overlays'
import { useShell } from '../services/shell-services'
import { BottomNav } from './bottom-nav'
import { LazyToaster } from './lazy-toaster'
import { ScreenContent } from './screen-content'
import { SlowScreen } from './slow-screen'
import { StatusBanners } from './status-banners'
import { useScrollRestoration } from './use-scroll-restoration'
import { type ScreenRequest, themeOf, useShownScreen } from './use-shown-screen'
import { LazyWideAside } from './wide/lazy-wide-aside'

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
  const { requested, shown, onShown, isRequested } = useShownScreen(onboarded)
  const { pathname } = shown.location
  const entries = useStore(registry.store)
  const active = useStore(registry.active)
  // What is shown belongs to the mounted release, which may be older than the newest.
  const manifestOf = (mode: string) => (active[mode] ?? entries[mode])?.manifest
  const mode = matchMode(pathname, entries)
  const manifest = manifestOf(mode)
  const scroll = useScrollRestoration(scroller, shown)
  const handleShown = useCallback(
    (screen: ScreenRequest) => {
      scroll(screen)
      onShown(screen)
    },
    [scroll, onShown],
  )
  const immersive = manifest?.immersive.some((pattern) => matchPath(pattern, pathname)) ?? false
  const themeProps = (screen: ScreenRequest) => {
    const card = manifestOf(screen.id)?.card
    return { 'data-mode': themeOf(screen), style: card && cardColours(card) }
  }
  const isPending = shown !== requested
  // The screen that is left covers the next one, and its DOM is never moved: it would lose its scroll position.
  const screens = shown.id === requested.id ? [requested] : [requested, shown]
  return (
    <OverlaysContext value={overlays}>
      <div className="phone-ground cloth-cane">
        <div {...themeProps(shown)} className="phone-frame bg-milk text-ink">
          <StatusBanners />
          <div className="phone-screens">
            {screens.map((screen) => (
              <main
                key={screen.id}
                ref={screen === requested ? scroller : undefined}
                inert={screen !== requested}
                aria-hidden={screen !== requested || undefined}
                className="phone-screen bg-milk"
                {...themeProps(screen)}
              >
                <ScreenContent {...{ screen, renderScreen, isRequested }} onShown={handleShown} />
              </main>
            ))}
            {isPending && (
              <SlowScreen
                key={requested.location.key}
                screen={requested}
                manifest={manifestOf(requested.id)}
                {...themeProps(requested)}
              />
            )}
          </div>
          {onboarded && !immersive && <BottomNav mode={mode} items={manifest?.nav ?? []} />}
          <div ref={setOverlays} {...themeProps(shown)} className="phone-overlays" />
          <LazyToaster />
        </div>
        <LazyWideAside onboarded={onboarded} />
      </div>
    </OverlaysContext>
  )
}
