import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileName = 'origins.json'
const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** An https origin, or http on this machine, without a path. */
export function isOrigin(text: unknown): text is string {
  if (typeof text !== 'string' || !URL.canParse(text)) return false
  const { protocol, hostname, origin } = new URL(text)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLocal(hostname)))
}

/**
 * Reads `origins.json` of the shell's site: the origins of modes beside the shell's own. The Content-Security-Policy is
 * composed from this file and not from the registry, because it guards the registry. An invalid file allows no origin.
 */
export async function readOrigins(site: string): Promise<string[]> {
  const text = await readFile(join(site, fileName), 'utf8').catch(() => '[]')
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list) && list.every(isOrigin)) return list
  } catch {}
  console.warn(
    `${join(site, fileName)} allows no origin: it must be a list like ["https://modes.example"].`,
  )
  return []
}

/** Writes `origins.json` from the URLs of modes. A path has the shell's own origin and needs no entry. */
export async function writeOrigins(site: string, urls: readonly string[]): Promise<void> {
  const origins = urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []))
  const list = [...new Set(origins)].sort()
  await writeFile(join(site, fileName), `${JSON.stringify(list, null, 2)}\n`)
}
