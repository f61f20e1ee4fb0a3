import type { ModeId } from '@baithak/shared/modes'

/** Why a mode is not on screen, or what went wrong in it. */
export type FaultKind =
  /** The registry has no entry for it, or cannot be had. */
  | 'unregistered'
  | 'unreachable'
  /** Its origin is not among those that the page's policy allows (`origins.json`). */
  | 'refused-origin'
  | 'missing'
  | 'server-error'
  | 'timeout'
  | 'broken-script'
  | 'not-a-mode'
  | 'wrong-contract'
  /** It threw before its first screen stood: in bootstrap, mount or the first rendering. */
  | 'failed-start'
  | 'crashed'
  /** It threw in an event, in a promise or while it left; what is on screen stays. */
  | 'uncaught'

/** What a team's error reporter is told of. */
export interface Fault {
  /** `shell`: it threw in the app around the modes. */
  mode: ModeId | 'shell'
  kind: FaultKind
  /** Where the mode came from; absent when it is not known. */
  url?: string
  cause: unknown
}

export class ModeFault extends Error {
  override name = 'ModeFault'
  readonly kind: FaultKind

  constructor(kind: FaultKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Each fault as a line in the console, told apart by its kind, and to whoever listens. */
export function createFaultReport(onFault: (fault: Fault) => void) {
  return (fault: Fault) => {
    const from = fault.url ? ` from ${fault.url}` : ''
    console.warn(`[baithak] ${fault.mode}${from}: ${fault.kind}`, fault.cause)
    onFault(fault)
  }
}
