import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentSecurityPolicy, faultOrigins, inlineScriptHashes } from './csp'
import { readOrigins } from './origins'

/** The policy of a page with these allowed origins. */
export const policyOf = (html: string, origins: readonly string[]): string =>
  contentSecurityPolicy({
    origins,
    inlineScripts: inlineScriptHashes(html),
    faultOrigins: faultOrigins(html),
  })

/** Composes the policy from the allowed origins and the inline scripts of a shell's site. */
export const shellPolicy = async (folder: string): Promise<string> =>
  policyOf(await readFile(join(folder, 'index.html'), 'utf8'), await readOrigins(folder))
