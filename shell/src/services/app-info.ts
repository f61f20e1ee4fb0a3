import type { AppInfo } from '@baithak/contract'
import { version } from '../../package.json'
import type { RegistryQuery } from './shell-services'

/** Chromium's event, which TypeScript does not know. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** The event that the browser has sent before the shell's code had loaded. */
    installOffer?: Event
  }
}

/** Collects what modes may know about the app. The browser offers its installation once, early in a page's life. */
export function createAppInfo({ store, active }: RegistryQuery, events: EventTarget = window) {
  let offer: InstallPromptEvent | null = null
  const setOffer = (event: Event) => {
    offer = 'prompt' in event ? (event as InstallPromptEvent) : null
    // The app offers its installation itself, after the first purchase.
    event.preventDefault()
  }
  // An offer can be used once.
  const install = async () => {
    const current = offer
    offer = null
    // It rejects when the browser has withdrawn the offer.
    await current?.prompt().catch(() => {})
  }
  if (window.installOffer) setOffer(window.installOffer)
  events.addEventListener('beforeinstallprompt', setOffer)
  events.addEventListener('appinstalled', setOffer)
  return (): AppInfo => {
    const versions: Record<string, string> = { shell: version }
    for (const [id, entry] of Object.entries({ ...store.getState(), ...active.getState() }))
      versions[id] = entry.manifest.version
    return { versions, install: offer ? install : undefined }
  }
}
