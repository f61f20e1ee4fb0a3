import { defaultMode } from '@baithak/contract/modes'

interface Entries {
  [id: string]: { manifest: { id: string; prefix: string } }
}

/** The mode that a path belongs to (section 2): the one that has its prefix, or the default one. */
export function matchMode(pathname: string, registry: Entries): string {
  // Routers ignore case.
  const path = pathname.toLowerCase()
  const isWithin = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
  const entry = Object.values(registry).find(({ manifest }) => isWithin(manifest.prefix))
  return entry?.manifest.id ?? defaultMode
}
