import { disabledFeatures } from './chromium-features'
import { isRoot } from './device'

/** What keeps a browser still and alike on every machine. */
export const launchArgs = [
  // Chromium's sandbox refuses to run as root.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures}`,
]
