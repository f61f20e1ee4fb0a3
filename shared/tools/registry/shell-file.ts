import type { ModeJson } from '@baithak/contract'
import { satisfiesVersion } from '@baithak/contract/satisfies-version'
import { v } from '@baithak/storage/schema'
import { parseJson } from '../process/parse-json'

/** The file of a shell's build that says what modes may need of it. */
export const shellFileName = 'shell.json'

const schema = v.object({
  contract: v.number(),
  /** Versions by package. */
  provides: v.record(v.string(), v.string()),
})
export type ShellFile = v.InferOutput<typeof schema>

/** Undefined for what is no such file. */
export const parseShellFile = (text: string): ShellFile | undefined => parseJson(schema, text)

/** Throws if a shell refuses a release because of its versions, with those of both. */
export function requireNeeds({ id, version, contract, needs = {} }: ModeJson, shell: ShellFile) {
  const provided = new Map(Object.entries(shell.provides))
  const unmet = Object.entries(needs).flatMap(([name, needed]) => {
    const present = provided.get(name)
    if (present && satisfiesVersion(present, needed)) return []
    return [`${name} ${needed}, the shell has ${present ?? 'none'}`]
  })
  if (contract !== shell.contract)
    unmet.unshift(`contract ${contract}, the shell has ${shell.contract}`)
  if (unmet.length > 0)
    throw new Error(
      `The shell would refuse ${id} ${version}, which needs ${unmet.join('; ')}. Release that shell first, or build the mode with the versions of this one.`,
    )
}
