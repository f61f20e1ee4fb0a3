import type { ModeJson } from '@baithak/contract'
import { type Provided, unmetNeeds } from '@baithak/contract/satisfies-version'
import { v } from '@baithak/storage/schema'
import { parseJson } from '../process/parse-json'

/** The file of a shell's build that says what it provides to modes. */
export const shellFileName = 'shell.json'

const schema = v.object({
  contract: v.number(),
  /** Versions by package. */
  provides: v.record(v.string(), v.string()),
})

/** Returns undefined for a text that is not a shell file. */
export const parseShellFile = (text: string): Provided | undefined => parseJson(schema, text)

/** Throws if the shell lacks a version that the mode needs. */
export function requireNeeds(manifest: ModeJson, shell: Provided) {
  const unmet = unmetNeeds(manifest, shell)
  if (unmet.length > 0)
    throw new Error(
      `The shell would refuse ${manifest.id} ${manifest.version}, which needs ${unmet.join('; ')}. Release a newer shell first, or build the mode with the versions of this one.`,
    )
}
