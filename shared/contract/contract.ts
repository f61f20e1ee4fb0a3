import type { AppStorage } from '@baithak/storage'
import type { i18n } from 'i18next'
import type { Location, Navigator } from 'react-router-dom'
import type { ByLanguage } from './languages'

/**
 * The number of the contract. A shell mounts only modes with its own number. It rises when an older shell could not
 * mount a newer mode, or a newer shell an older mode.
 */
export const contractVersion = 3

/** A short message that the shell shows over the screen. */
export interface ToastMessage {
  title: string
  description?: string
  /** The language of the title and the description, if the screen has another one. */
  lang?: string
  /** A further line, in the language of the screen. */
  note?: string | undefined
  /** Something was refused or failed: the toast is red, and is announced at once. */
  destructive?: boolean
  /** Nothing was done and nothing failed: the toast has no tick. */
  neutral?: boolean
  /** Milliseconds on screen; 5000 by default (spec §9). */
  duration?: number
  /** A button, such as Undo, whose press also dismisses the toast. */
  action?: { label: string; onPress(): void }
}

/** The history, which the shell owns. A mode changes the URL only through it. */
export interface Navigation extends Navigator {
  /**
   * Goes one step back. If the visitor came straight here, `fallback` takes the place of the screen.
   *
   * @example
   * host.navigation.back(paths.venues.href())
   */
  back(fallback: string): void
  /**
   * Lets the browser's next Back call `onBack` and stay on the screen, to close a sheet for example. The returned
   * function ends that.
   */
  interceptBack(onBack: () => void): () => void
  /** Reloads the app at `/`, as after signing out. */
  restart(): void
}

/** What the shell knows about the running app. */
export interface AppInfo {
  /** The versions of the modes by id, and of the shell as `shell`. */
  versions: Readonly<Record<string, string>>
  /** Opens the browser's install dialog; undefined while the browser offers none. */
  install: (() => Promise<unknown>) | undefined
}

/** The services that the shell passes to a mounted mode. */
export interface Host {
  /**
   * Local storage, behind records. Components use `useRecord`.
   *
   * @example
   * host.storage.record(favouritesRecord).write(['dabara'])
   */
  storage: AppStorage
  /**
   * Shows a toast, which replaces the current one.
   *
   * @example
   * host.toast({ title: t('copied.title'), description: t('copied.text') })
   */
  toast(message: ToastMessage): void
  /**
   * The shell's i18next. Components use `useTranslation`.
   *
   * @example
   * host.i18n.resolvedLanguage // 'hi'
   */
  i18n: i18n
  /**
   * The history and Back. Links and `useNavigate` use it too.
   *
   * @example
   * host.navigation.push(paths.manage.href())
   */
  navigation: Navigation
  /**
   * The element that sheets and dialogs open in: above the screen, inside the mode's style scope.
   *
   * @example
   * createPortal(<Sheet />, host.overlays)
   */
  overlays: HTMLElement
  /**
   * Returns the versions that run, and how to install the app.
   *
   * @example
   * host.appInfo().versions.shell // '1.4.0'
   */
  appInfo(): AppInfo
}

/** A mode's mount props. The shell updates them with every change of the URL. */
export interface ModeProps {
  host: Host
  location: Location
  /** Called when the screen of this `location` has rendered. The previous screen stays until then. */
  onShown?: () => void
  /** Called when the mode has thrown and its screen is gone. */
  onError?: (error: unknown) => void
}

type Lifecycle = (props: never) => Promise<unknown>

/** The code of a mode, as its entry exports it (`defineMode`): single-spa lifecycles, texts and agenda. */
export interface Mode {
  bootstrap: Lifecycle
  mount: Lifecycle
  update?: Lifecycle
  unmount: Lifecycle
  /** Loaders of the texts by i18next namespace, the first screen's namespace first. */
  translations: Readonly<Record<string, ByLanguage<() => Promise<{ default: object }>>>>
  /** Loads the code that publishes the member's agenda. `publish` returns a function that stops it. */
  agenda?: (() => Promise<{ publish(storage: AppStorage): () => void }>) | undefined
}
