import {
  diagnosisTimeoutMs,
  fileTimeoutMs,
  retryDelaysMs,
  withTimeout,
} from '@baithak/shared/timeouts'
import { ModeFault } from './mode-load-error'
import { isRefused } from './refused-origins'

/**
 * Fetches what stands at an address, trying again with growing pauses. Rejects with a `ModeFault` that tells why it
 * could not be had.
 */
export async function persistently<T>(address: string, attempt: () => Promise<T>): Promise<T> {
  const once = () => withFileTimeout(attempt(), address)
  try {
    for (const delay of retryDelaysMs) {
      try {
        return await once()
      } catch (cause) {
        // The browser would hang on the same request, or refuse it: to ask again is only to wait longer.
        if (cause instanceof ModeFault || isRefused(address)) throw cause
        await new Promise((resolve) => setTimeout(resolve, delay))
      }
    }
    return await once()
  } catch (cause) {
    throw cause instanceof ModeFault ? cause : await diagnose(address, cause)
  }
}

/** Waits for an answer as long as for any of a mode's files; a `ModeFault` of kind `timeout` says that it did not come. */
export function withFileTimeout<T>(work: Promise<T>, address: string): Promise<T> {
  return withTimeout(
    work,
    fileTimeoutMs,
    () => new ModeFault('timeout', `${address} has not answered in ${fileTimeoutMs} ms`),
  )
}

/** A failed import does not say why: one plain request does. */
async function diagnose(address: string, cause: unknown): Promise<ModeFault> {
  if (isRefused(address))
    return new ModeFault(
      'refused-origin',
      `${address} is refused by the page's policy: list ${new URL(address).origin} in origins.json`,
      { cause },
    )
  try {
    const { ok, status } = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(diagnosisTimeoutMs),
    })
    if (ok) return new ModeFault('broken-script', `${address} came but is of no use`, { cause })
    const kind = status >= 500 ? 'server-error' : 'missing'
    return new ModeFault(kind, `${address} answered ${status}`, { cause })
  } catch {
    return new ModeFault('unreachable', `${address} does not answer`, { cause })
  }
}
