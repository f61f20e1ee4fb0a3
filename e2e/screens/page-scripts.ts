/** Runs in the page. Disables the timer that leaves the page after signing out. */
export const neverLeave = `window.setTimeout = new Proxy(window.setTimeout, {
  apply: (later, page, [run, wait]) => (wait === 1500 ? 0 : later.call(page, run, wait)),
})`

/** Runs in the page. The browser offers to install the app. */
export const offerInstallation = `dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { async prompt() {} }))`

/** Runs before the page, as on an iPhone. */
export const isAppleMobile = `Object.defineProperty(navigator, 'standalone', { value: false })`
