import { createContext } from 'react'

/** Called by a screen once it has rendered: the previous screen stays until then. */
export const ReportShown = createContext(() => {})

/**
 * Whether the URL still names the screen. One that was left stays until the next one has rendered, and may still run
 * while it unmounts: its timers must not navigate.
 */
export const IsCurrentScreen = createContext((): boolean => true)
