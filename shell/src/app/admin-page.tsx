import { type ReactNode, useState } from 'react'
import { Strips } from '../offline/strips'
import { LateToaster } from './late-toaster'
import { OverlaysContext } from './overlays'

/** The Partner Dashboard stands outside the phone frame and fills the window. */
export function AdminPage({ children }: { children: ReactNode }) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  return (
    <OverlaysContext value={overlays}>
      <div data-mode="admin" className="relative min-h-dvh bg-milk">
        <Strips />
        {children}
      </div>
      <div
        ref={setOverlays}
        data-mode="admin"
        className="pointer-events-none fixed inset-0 z-40 *:pointer-events-auto"
      />
      <LateToaster />
    </OverlaysContext>
  )
}
