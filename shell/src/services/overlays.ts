import { createContext } from 'react'

/** The layer that sheets open into; null until it is mounted. */
export const OverlaysContext = createContext<HTMLElement | null>(null)
