import type { RegistryEntry as ReleaseEntry } from '@baithak/contract'
import { matchPath } from 'react-router-dom'
import { version as shellVersion } from '../../package.json'
import { mountMsOf } from './mount-times'

/** Why a mode failed to load or run. */
export type ErrorKind =
  /** The registry has no entry for it, or cannot be loaded. */
  | 'unregistered'
  /** The registry says that it is closed, and why. */
  | 'disabled'
  | 'unreachable'
  /** The page's policy does not allow its origin (`origins.json`). */
  | 'refused-origin'
  | 'missing'
  | 'server-error'
  | 'timeout'
  | 'broken-script'
  | 'not-a-mode'
  | 'wrong-contract'
  /** The shell does not satisfy the versions in `needs`. An error only where the mode has no shares of its own. */
  | 'incompatible-shares'
  /** It threw before its first screen was rendered: in bootstrap, mount or the first render. */
  | 'failed-start'
  | 'crashed'
  /** It threw in an event handler, in a promise or while unmounting; the screen stays. */
  | 'uncaught'

/** What an error reporter receives. */
export interface ErrorReport {
  /** `shell`: thrown in the app around the modes. */
  mode: string
  kind: ErrorKind
  /** The release's URL; absent when it is unknown. */
  url?: string
  /** The mode runs all the same. */
  isNotice?: boolean
  cause: unknown
}

type Entry = Omit<ReleaseEntry, 'manifest'> & {
  channel?: 'canary' | 'preview' | undefined
  manifest: Pick<ReleaseEntry['manifest'], 'nav' | 'immersive' | 'preload'>
}

/** Where and in what a mode runs, for the monitoring service. */
export interface Visit {
  mode: string
  /** The release's name. */
  release?: string | undefined
  /** Only some devices have this release. */
  channel?: Entry['channel']
  /** The commit that the release was built from, as its team has recorded it. */
  commit?: string | undefined
  /** The pattern of the URL, without the values in it. */
  route: string
  shellVersion: string
  /** Milliseconds that the mode took to mount, if it did. */
  mountMs?: number | undefined
}

/** What a monitoring service receives of an error. */
export interface Fault extends ErrorReport, Visit {
  mode: string
}

export class ModeLoadError extends Error {
  override name = 'ModeLoadError'
  readonly kind: ErrorKind

  constructor(kind: ErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Logs each error to the console, with its kind, and passes it on. `entryOf` has the entry that a mode was last mounted from. */
export function createErrorReporter(
  entryOf: (mode: string) => Entry | undefined,
  onFault: (fault: Fault) => void,
) {
  return (report: ErrorReport) => {
    const from = report.url ? ` from ${report.url}` : ''
    console.warn(`[baithak] ${report.mode}${from}: ${report.kind}`, report.cause)
    onFault({ ...report, ...visitOf(report.mode, entryOf(report.mode), report.url) })
  }
}

/** `url`: that of the release, if it is not the entry's. */
export function visitOf(mode: string, entry?: Entry, url = entry?.url): Visit {
  const isActive = url === entry?.url
  return {
    mode,
    release: url?.split('/').at(-2),
    channel: isActive ? entry?.channel : undefined,
    commit: isActive ? entry?.commit : undefined,
    route: routeOf(location.pathname, entry?.manifest),
    shellVersion,
    mountMs: mountMsOf(mode),
  }
}

/** The route pattern of a path, from `mode.json`; of an unknown path its first segment alone, because others may be values. */
function routeOf(path: string, manifest?: Entry['manifest']): string {
  const { nav = [], immersive = [], preload } = manifest ?? {}
  const patterns = [
    ...nav.map((item) => item.path),
    ...immersive,
    ...Object.keys(preload?.screens ?? {}),
  ]
  return patterns.find((pattern) => matchPath(pattern, path)) ?? `/${path.split('/')[1] ?? ''}`
}
