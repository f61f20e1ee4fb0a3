import { builtInModes } from 'virtual:built-in-modes'
import { defaultMode } from '@baithak/contract/modes'

interface Entries {
  [id: string]: { manifest: { id: string; prefix: string } }
}

/**
 * The mode that a path belongs to (section 2). The prefixes of the modes that the shell was built beside are built in, so
 * that a path is matched before the registry is loaded; those of other modes are in their entries.
 */
export function matchMode(pathname: string, registry: Entries): string {
  // Routers ignore case.
  const path = pathname.toLowerCase()
  const isWithin = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
  const builtIn = builtInModes.find(({ prefix }) => isWithin(prefix))
  const added = () => Object.values(registry).find((entry) => isWithin(entry.manifest.prefix))
  return builtIn?.id ?? added()?.manifest.id ?? defaultMode
}
