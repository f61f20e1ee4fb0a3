import type { i18n } from 'i18next'
import type { Location, Navigator } from 'react-router-dom'
import type { AppStorage } from '../storage/app-storage'

/** The number that shell and modes agree on. It rises when an older shell could not mount a newer mode, or the reverse. */
export const contractVersion = 1

/** Languages of the app (section 9). */
export type Language = 'en' | 'hi'

/** A short message that drops from the top of the screen. */
export interface ToastMessage {
  title: string
  description?: string
  /** Announced at once and drawn in red: something was refused or failed. */
  destructive?: boolean
  /** Nothing was done, and nothing is wrong: no tick. */
  note?: boolean
  /** Milliseconds until it leaves by itself; 5000 unless told (section 9). */
  duration?: number
}

/** What a mode may do to the address. The shell owns the history; this is the only hand on it. */
export interface Navigation extends Navigator {
  /** One step back, or to `fallback` in place when the visitor came straight here. */
  back(fallback: string): void
  /** Loads the app anew at `/`, as after signing out. */
  restart(): void
}

/** The services that the shell hands to a mounted mode. */
export interface Host {
  storage: AppStorage
  toast(message: ToastMessage): void
  i18n: i18n
  navigation: Navigation
  /** Where sheets and dialogs open: above the screen, inside the mode's style scope. */
  overlays: HTMLElement
}

/** What the shell gives to a mode, anew with every change of the address. */
export interface ModeProps {
  host: Host
  location: Location
  /** Told once when something of the mode has thrown and its screen is gone. */
  onCrash?: (error: Error) => void
}
