import { createContext, use } from 'react'

export const OverlaysContext = createContext<HTMLElement | null>(null)

/** The layer that sheets open into; null until it is mounted. */
export function useOverlays(): HTMLElement | null {
  return use(OverlaysContext)
}
