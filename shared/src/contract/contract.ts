import type { i18n } from 'i18next'
import type { Location, Navigator } from 'react-router-dom'
import type { AppStorage } from '../storage/app-storage'

/** Rises when an older shell could not mount a newer mode, or the reverse. */
export const contractVersion = 1

/** Languages of the app (section 9). */
export type Language = 'en' | 'hi'

/** A short message at the top of the screen. */
export interface ToastMessage {
  title: string
  description?: string
  /** Something was refused or failed: announced at once, and red. */
  destructive?: boolean
  /** Nothing was done and nothing failed: rendered without the tick. */
  note?: boolean
  /** Milliseconds on screen; 5000 by default (section 9). */
  duration?: number
}

/** The history, which the shell owns. A mode changes the URL by no other means. */
export interface Navigation extends Navigator {
  /** One step back; replaces the entry by `fallback` when the visitor came straight here. */
  back(fallback: string): void
  /** Reloads the app at `/`, as after signing out. */
  restart(): void
}

/** The services that the shell passes to a mounted mode. */
export interface Host {
  storage: AppStorage
  toast(message: ToastMessage): void
  i18n: i18n
  navigation: Navigation
  /** Where sheets and dialogs open: above the screen, inside the mode's style scope. */
  overlays: HTMLElement
}

/** A mode's mount props; the shell updates them with every change of the URL. */
export interface ModeProps {
  host: Host
  location: Location
  /** Called when the screen of this `location` has replaced the previous one, which stays until then. */
  onShown?: () => void
  /** Called once when the mode has thrown and its screen is gone. */
  onCrash?: (error: Error) => void
}
