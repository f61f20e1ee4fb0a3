import { disabledFeatures } from './chromium-features'
import { isRoot } from './device'
import { resolverRules } from './localhost-only'

/** Arguments that make a browser quiet and the same on every machine. */
export const launchArgs = [
  // Chromium's sandbox refuses to run as root.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  resolverRules,
  `--disable-features=${disabledFeatures}`,
]
