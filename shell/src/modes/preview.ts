// biome-ignore-all lint/style/noRestrictedGlobals: a preview ends with the tab, and contains nothing about the member
import { parseRegistry } from '@baithak/contract'
import { registryTimeoutMs } from '@baithak/contract/timeouts'
import type { Registry } from '../services/shell-services'

const key = 'preview'

/** What `?preview=party:1.4.0-0123456789` asks for: in this page load, or in an earlier one of this tab. */
export function readPreviewRequest(): string {
  try {
    const requested = new URLSearchParams(location.search).get(key)
    if (requested) sessionStorage.setItem(key, requested)
    return requested ?? sessionStorage.getItem(key) ?? ''
  } catch {
    // Blocked storage: no preview.
    return ''
  }
}

export function leavePreview(): void {
  sessionStorage.removeItem(key)
  location.replace(location.pathname)
}

interface RequestedPreview {
  id: string
  /** A release's name. Never a URL: a link must not choose the code that runs. */
  release: string
}

/** Parses `party:1.4.0-0123456789`, or several of them with commas between. */
export function parsePreviewRequest(text: string): RequestedPreview[] {
  return text.split(',').flatMap((part) => {
    const [id, release] = part.trim().split(':')
    return id && release ? [{ id, release }] : []
  })
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined

/** Loads the requested releases from the published list. Those that it does not contain are left out. */
export async function loadPreviews(request: string): Promise<Registry> {
  const response = await fetch('/releases.json', {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(registryTimeoutMs),
  })
  if (!response.ok) throw new Error(`releases.json answered ${response.status}`)
  const releases = property(await response.json(), 'releases')
  const entries = parsePreviewRequest(request).map(
    ({ id, release }) => [id, property(property(releases, id), release)] as const,
  )
  return parseRegistry({ modes: Object.fromEntries(entries) }, location.origin).modes
}
