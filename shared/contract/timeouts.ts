// How long the page waits for what it does not control: network, browser, other code.
/** A file of a mode, or a chunk of the shell. */
export const fileTimeoutMs = 15_000
/** From mounting a mode until its first screen has rendered. */
export const firstScreenTimeoutMs = 15_000

/** One request for the shell's translations. */
export const shellTranslationsTimeoutMs = 7500

/** The request for the registry; a mode without a cached entry cannot be shown after it. */
export const registryTimeoutMs = 15_000
/** Entering a mode waits for a newer registry for so long, then uses the cached entry. */
export const newerRegistryTimeoutMs = 1500
/** A response is fresh for so long: entering a mode requests no newer one. */
export const registryFreshMs = 60_000

/** The request for the Content-Security-Policy, which is in the URL of the service worker. */
export const policyTimeoutMs = 5000

/** Until a large photo is decoded on a slow phone. */
export const imageDecodeTimeoutMs = 20_000
/** The same purchase, enquiry or café again within this time, in another window too, was meant once. */
export const repeatedActionMs = 5000

/** A step back to the first history entry of a session. */
export const historyTimeoutMs = 10_000
/** A restored screen's growth to the height that its scroll position needs. */
export const scrollRestorationTimeoutMs = 15_000

/** The longest delay of a timer: browsers fire a longer one immediately. */
export const maxTimerMs = 2 ** 31 - 1
