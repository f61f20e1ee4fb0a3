import { createContext } from 'react'

/** The layer that sheets open into; null until it is mounted. */
export const OverlaysContext = createContext<HTMLElement | null>(null)

/** The board beside the phone frame, which screens may render into; null until it is mounted. */
export const AsideContext = createContext<HTMLElement | null>(null)
