import { v } from '@baithak/storage/schema'
import { parseJson } from '../process/parse-json'

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** Whether a text is an https origin, or an http origin on this machine, without a path. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, origin } = new URL(text)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLocal(hostname)))
}

/**
 * Parses `origins.json` of a shell's site: the other origins that serve modes. The Content-Security-Policy follows this
 * file and not the registry, because a changed registry must not allow more.
 */
export function parseOrigins(text: string, name: string): string[] {
  const list = parseJson(v.array(v.pipe(v.string(), v.check(isOrigin))), text)
  if (list) return list
  throw new Error(`${name} must be a list like ["https://modes.example"]. Fix it, and run again.`)
}

/** Returns the origins of URLs, sorted. It skips paths, which have the shell's own origin. */
export const originsOf = (urls: readonly string[]): string[] =>
  [...new Set(urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : [])))].sort()
