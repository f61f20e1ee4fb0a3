import { diagnosisTimeoutMs, fileTimeoutMs, retryDelaysMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import { ModeLoadError } from './mode-load-error'
import { isOriginRefused } from './refused-origins'

/** Loads a file, retrying with growing delays. Rejects with a `ModeLoadError` that names the reason. */
export async function withRetry<T>(url: string, load: () => Promise<T>): Promise<T> {
  const loadOnce = () => withFileTimeout(load(), url)
  try {
    for (const delayMs of retryDelaysMs) {
      try {
        return await loadOnce()
      } catch (cause) {
        // The browser would join the same hanging request, or refuse it again.
        if (cause instanceof ModeLoadError || isOriginRefused(url)) throw cause
        await new Promise((resolve) => setTimeout(resolve, delayMs))
      }
    }
    return await loadOnce()
  } catch (cause) {
    throw cause instanceof ModeLoadError ? cause : await diagnose(url, cause)
  }
}

/** Applies the timeout of a mode's files. Rejects with a `ModeLoadError` of kind `timeout`. */
function withFileTimeout<T>(promise: Promise<T>, name: string): Promise<T> {
  return withTimeout(
    promise,
    fileTimeoutMs,
    () => new ModeLoadError('timeout', `${name} has not answered in ${fileTimeoutMs} ms`),
  )
}

/** A failed import does not tell its reason; a plain request does. */
async function diagnose(url: string, cause: unknown): Promise<ModeLoadError> {
  if (isOriginRefused(url))
    return new ModeLoadError(
      'refused-origin',
      `${url} is refused by the page's policy: list ${new URL(url).origin} in origins.json`,
      { cause },
    )
  try {
    const { ok, status } = await fetch(url, {
      cache: 'no-store',
      signal: AbortSignal.timeout(diagnosisTimeoutMs),
    })
    if (ok) return new ModeLoadError('broken-script', `${url} came but is of no use`, { cause })
    const kind = status >= 500 ? 'server-error' : 'missing'
    return new ModeLoadError(kind, `${url} answered ${status}`, { cause })
  } catch {
    return new ModeLoadError('unreachable', `${url} does not answer`, { cause })
  }
}
