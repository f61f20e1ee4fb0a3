import { type ReactNode, useRef, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { cardColours } from '../registry/card-colours'
import { matchMode } from '../registry/match-mode'
import { OverlaysContext } from '../services/overlays'
import { useShell } from '../services/shell-services'
import { BottomNav } from './bottom-nav'
import { LazyToaster } from './lazy-toaster'
import { StatusBanners } from './status-banners'
import { useScrollRestoration } from './use-scroll-restoration'
import { LazyWideAside } from './wide/lazy-wide-aside'

/**
 * The phone frame: it fills a narrow window and is centred in a wide one. The screen scrolls inside it, above the bottom
 * navigation; sheets and toasts open within it.
 */
export function PhoneFrame({ onboarded, children }: { onboarded: boolean; children: ReactNode }) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const scroller = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const { registry } = useShell()
  const entries = useStore(registry.store)
  const mode = matchMode(pathname, entries)
  const newest = entries[mode]
  // The navigation belongs to the mounted release, which may be older than the newest.
  const manifest = (useStore(registry.active)[mode] ?? newest)?.manifest
  useScrollRestoration(scroller)
  const immersive = manifest?.immersive.some((pattern) => matchPath(pattern, pathname)) ?? false
  const theme = !onboarded || pathname === '/' ? 'shared' : mode
  const colours = theme === mode && manifest?.card ? cardColours(manifest.card) : undefined
  return (
    <OverlaysContext value={overlays}>
      <div className="phone-ground cloth-cane">
        <div data-mode={theme} style={colours} className="phone-frame bg-milk text-ink">
          <StatusBanners />
          <main ref={scroller} className="phone-screen" data-mode={theme} style={colours}>
            {children}
          </main>
          {onboarded && !immersive && <BottomNav mode={mode} items={manifest?.nav ?? []} />}
          <div ref={setOverlays} data-mode={theme} style={colours} className="phone-overlays" />
          <LazyToaster />
        </div>
        <LazyWideAside onboarded={onboarded} />
      </div>
    </OverlaysContext>
  )
}
