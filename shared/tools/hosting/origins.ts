import { v } from '@baithak/storage/schema'
import { parseJson } from '../process/parse-json'

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** An https origin, or http on this machine, without a path. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, origin } = new URL(text)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLocal(hostname)))
}

/**
 * Parses `origins.json` of a shell's site: the origins of modes beside the shell's own. The Content-Security-Policy is
 * composed from this file and not from the registry, because it guards the registry.
 */
export function parseOrigins(text: string, name: string): string[] {
  const list = parseJson(v.array(v.pipe(v.string(), v.check(isOrigin, 'no origin'))), text)
  if (list) return list
  throw new Error(`${name} must be a list like ["https://modes.example"]. Fix it, and run again.`)
}

/** Origins of URLs, each once, in a fixed order. A path has the shell's own origin and needs no entry. */
export const originsOf = (urls: readonly string[]): string[] =>
  [...new Set(urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : [])))].sort()
