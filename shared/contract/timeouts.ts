// How long the page waits for what it does not control: network, browser, other code.

/** A file of a mode, or a chunk of the shell. */
export const fileTimeoutMs = 15_000
/** The first render of a mode, from its mount. */
export const firstScreenTimeoutMs = 15_000
/** One request for the shell's translations. */
export const shellTranslationsTimeoutMs = 7500

/** The request for the registry. After it, a mode without a stored release shows the error panel. */
export const registryTimeoutMs = 15_000
/** Entering a mode waits this long for a newer registry, then uses the stored one. */
export const newerRegistryTimeoutMs = 1500
/** The age up to which a registry is fresh. Entering a mode requests an older one again. */
export const registryFreshMs = 60_000

/** The request for the Content-Security-Policy, whose hash is in the URL of the service worker. */
export const policyTimeoutMs = 5000
/** The decoding of a large photo on a slow phone. */
export const imageDecodeTimeoutMs = 20_000
/** Two equal actions within this time count as one. This catches double taps and a second window. */
export const repeatedActionMs = 5000
/** A step back to the first history entry of a session. */
export const historyTimeoutMs = 10_000
/** The longest delay of a timer: browsers fire a longer one immediately. */
export const maxTimerMs = 2 ** 31 - 1
