import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const name = 'origins.json'
const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** Code comes over https, or over http from this machine; the text is the origin itself, with nothing behind it. */
function isOrigin(text: unknown): text is string {
  if (typeof text !== 'string' || !URL.canParse(text)) return false
  const { protocol, hostname, origin } = new URL(text)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLocal(hostname)))
}

/**
 * The origins beside the shell's own that modes may be loaded from, as `origins.json` in the shell's folder lists them.
 * The policy is made from this file and never from the registry, which it guards. What cannot be read allows nothing.
 */
export async function readOrigins(site: string): Promise<string[]> {
  const text = await readFile(join(site, name), 'utf8').catch(() => '[]')
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list) && list.every(isOrigin)) return list
  } catch {}
  console.warn(
    `${join(site, name)} allows no origin: it must be a list like ["https://modes.example"].`,
  )
  return []
}

/** Writes `origins.json` from addresses of modes; one that lies beside the shell is of its own origin and needs no entry. */
export async function writeOrigins(site: string, urls: readonly string[]): Promise<void> {
  const origins = urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []))
  const list = [...new Set(origins)].sort()
  await writeFile(join(site, name), `${JSON.stringify(list, null, 2)}\n`)
}
