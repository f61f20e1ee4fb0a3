import { type ReactNode, useRef, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { matchMode } from '../registry/match-mode'
import { OverlaysContext } from '../services/overlays'
import { useShell } from '../services/shell-services'
import { BottomNav } from './bottom-nav'
import { LazyToaster } from './lazy-toaster'
import { StatusBanners } from './status-banners'
import { useScrollMemory } from './use-scroll-memory'

/**
 * The phone: the whole window when it is narrow, a hung board in its middle when it is wide. A screen scrolls inside
 * it, above the bottom navigation; sheets and toasts stay within its edges.
 */
export function PhoneFrame({ onboarded, children }: { onboarded: boolean; children: ReactNode }) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const scroller = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const { registry } = useShell()
  const section = matchMode(pathname)
  const newest = useStore(registry.store)[section]
  // The navigation is that of the release on screen, which may be an older one that started where the newest did not.
  const manifest = (useStore(registry.active)[section] ?? newest)?.manifest
  useScrollMemory(scroller)
  const immersive = manifest?.immersive.some((pattern) => matchPath(pattern, pathname)) ?? false
  const colours = !onboarded || pathname === '/' ? 'shared' : section
  return (
    <OverlaysContext value={overlays}>
      <div className="phone-ground cloth-cane">
        <div data-mode={colours} className="phone-frame bg-milk text-ink">
          <StatusBanners />
          <main ref={scroller} className="phone-screen" data-mode={colours}>
            {children}
          </main>
          {onboarded && !immersive && <BottomNav items={manifest?.nav ?? []} />}
          <div ref={setOverlays} data-mode={colours} className="phone-overlays" />
          <LazyToaster />
        </div>
      </div>
    </OverlaysContext>
  )
}
