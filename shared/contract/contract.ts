import type { AppStorage } from '@baithak/storage'
import type { i18n } from 'i18next'
import type { Location, Navigator } from 'react-router-dom'
import type { ByLanguage } from './languages/by-language'

/** Rises when an older shell could not mount a newer mode, or the reverse: a shell mounts modes of its own contract only. */
export const contractVersion = 3

/** A short message, which the shell shows beside the screen. */
export interface ToastMessage {
  title: string
  description?: string
  /** The language of the title and the description, if it is not that of the screen. */
  lang?: string
  /** A further line, in the language of the screen. */
  note?: string | undefined
  /** Something was refused or failed: announced at once, and red. */
  destructive?: boolean
  /** Neutral, because nothing was done and nothing failed: without the tick. */
  neutral?: boolean
  /** Milliseconds on screen; 5000 by default (section 9). */
  duration?: number
  /** A button, such as Undo, whose press also dismisses the toast. */
  action?: { label: string; onPress(): void }
}

/** The history, which the shell owns. A mode changes the URL by no other means. */
export interface Navigation extends Navigator {
  /** One step back; replaces the entry by `fallback` when the visitor came straight here. */
  back(fallback: string): void
  /**
   * The browser's next Back calls `onBack` and stays on the screen; the returned function ends that. For what is open on a screen,
   * such as a sheet.
   */
  interceptBack(onBack: () => void): () => void
  /** Reloads the app at `/`, as after signing out. */
  restart(): void
}

/** What the shell knows about the running app. */
export interface AppInfo {
  /** Of the shell, under that name, and of each mode, under its id. */
  versions: Readonly<Record<string, string>>
  /** Opens the browser's install dialog; undefined while the browser offers none. */
  install: (() => Promise<unknown>) | undefined
}

/** The services that the shell passes to a mounted mode. */
export interface Host {
  storage: AppStorage
  toast(message: ToastMessage): void
  i18n: i18n
  navigation: Navigation
  /** Where sheets and dialogs open: above the screen, inside the mode's style scope. */
  overlays: HTMLElement
  appInfo(): AppInfo
}

/** A mode's mount props; the shell updates them with every change of the URL. */
export interface ModeProps {
  host: Host
  location: Location
  /** Called when the screen of this `location` has replaced the previous one, which stays until then. */
  onShown?: () => void
  /** Called when the mode has thrown and its screen is gone. */
  onError?: (error: unknown) => void
}

type Lifecycle = (props: never) => Promise<unknown>

/** The code of a mode, as its entry exports it: single-spa lifecycles, and what the shell loads beside them. */
export interface Mode {
  bootstrap: Lifecycle
  mount: Lifecycle
  update?: Lifecycle
  unmount: Lifecycle
  /** Loaders of the texts by i18next namespace, that of the first screen first. */
  translations: Readonly<Record<string, ByLanguage<() => Promise<{ default: object }>>>>
  /** Loads the code that publishes what the member has ahead; `publish` returns how to stop it. */
  agenda?: (() => Promise<{ publish(storage: AppStorage): () => void }>) | undefined
}
