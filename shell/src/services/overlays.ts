import { createContext, use } from 'react'

export const OverlaysContext = createContext<HTMLElement | null>(null)

/** The layer of the frame that sheets open into; null until it stands. */
export function useOverlays(): HTMLElement | null {
  return use(OverlaysContext)
}
