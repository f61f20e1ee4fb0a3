import { builtInModes } from 'virtual:built-in-modes'
import type { Audience } from '@baithak/contract/modes'

/** Who a mode is for. Until the registry is loaded, and of older releases, what its manifest said at the shell's build. */
export const audienceOf = (id: string, manifest?: { audience?: Audience | undefined }): Audience =>
  manifest?.audience ?? builtInModes.find((mode) => mode.id === id)?.audience ?? 'member'

/** The first mode for partners. */
export const partnerModeOf = (
  entries: Record<string, { manifest?: { audience?: Audience | undefined } } | undefined>,
): string | undefined =>
  [...builtInModes.map(({ id }) => id), ...Object.keys(entries)].find(
    (id) => audienceOf(id, entries[id]?.manifest) === 'partner',
  )
