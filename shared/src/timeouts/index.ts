// Every wait for something outside the page ends; this file says when.
export { withTimeout } from './with-timeout'

/** Any file of a mode or of the shell's own code that is loaded later. */
export const fileTimeoutMs = 15_000
/** Pauses between one try for a file and the next. */
export const retryDelaysMs = [300, 900]
/** The request that finds out why a file could not be loaded. */
export const diagnosisTimeoutMs = 5000
/** From mounting a mode until its first screen is rendered. */
export const firstScreenTimeoutMs = 15_000

const slowLifecycle = { millis: 60_000, dieOnTimeout: false, warningMillis: 60_000 }
const firstScreen = { millis: firstScreenTimeoutMs, dieOnTimeout: true, warningMillis: 60_000 }
/** single-spa's limits; its own, a warning after one second, would call every slow phone an error. */
export const lifecycleTimeouts = {
  bootstrap: firstScreen,
  mount: firstScreen,
  unmount: slowLifecycle,
  update: slowLifecycle,
}

/** The shell's own texts; Hindi that does not come is followed by English, so twice this in all. */
export const shellTextsTimeoutMs = 7500

/** The request for the registry, after which a mode that is not known from elsewhere cannot be shown. */
export const registryTimeoutMs = 15_000
/** How long an entry into a mode waits for a newer registry before it goes in with what is known. */
export const newerRegistryTimeoutMs = 1500
/** The same where the mode chooser has just requested the registry. */
export const newerRegistryAfterChooserTimeoutMs = 150

/** The service worker's wait for the network before it answers from its cache: a café's network may be there and dead. */
export const networkTimeoutSeconds = 3

/** A browser's step back to a history entry that it may have dropped. */
export const historyTimeoutMs = 500
/** A screen's growth to the height at which its scroll position can be restored. */
export const scrollRestorationTimeoutMs = 15_000
