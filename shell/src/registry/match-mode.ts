import { defaultMode, modeIds, modePrefixes } from '@baithak/shared/modes'

interface Entries {
  [id: string]: { manifest: { id: string; prefix: string } }
}

/**
 * The mode that a path belongs to; Work is the default (section 2). The prefixes of the modes of this repository are
 * built in, so that a path is matched before the registry is loaded; those of other modes are in their entries.
 */
export function matchMode(path: string, registry: Entries): string {
  const isWithin = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
  const builtIn = modeIds.find((id) => isWithin(modePrefixes[id]))
  const added = () => Object.values(registry).find((entry) => isWithin(entry.manifest.prefix))
  return builtIn ?? added()?.manifest.id ?? defaultMode
}
