import type { AppInfo } from '@baithak/contract'
import { version } from '../../package.json'
import type { RegistryQuery } from './shell-services'

/** Chromium's event, which TypeScript does not know. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** The browser's offer, if it came before the shell's code. */
    installOffer?: Event
  }
}

/**
 * Collects what modes may know about the app. A browser offers the installation once, soon after the page has loaded.
 */
export function createAppInfo({ store, active }: RegistryQuery, events: EventTarget = window) {
  let offer: InstallPromptEvent | null = null
  const setOffer = (event: Event) => {
    offer = 'prompt' in event ? (event as InstallPromptEvent) : null
    // Settings offers the installation, so the browser's own banner stays hidden.
    event.preventDefault()
  }
  const install = async () => {
    const current = offer
    // An offer can be used once.
    offer = null
    // It rejects when the browser has withdrawn the offer.
    await current?.prompt().catch(() => {})
  }
  if (window.installOffer) setOffer(window.installOffer)
  events.addEventListener('beforeinstallprompt', setOffer)
  events.addEventListener('appinstalled', setOffer)
  return (): AppInfo => {
    const modes = Object.entries({ ...store.getState(), ...active.getState() })
    const versions = modes.map(([id, { manifest }]) => [id, manifest.version])
    return {
      versions: { shell: version, ...Object.fromEntries(versions) },
      install: offer ? install : undefined,
    }
  }
}
