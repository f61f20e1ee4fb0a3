import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentSecurityPolicy, faultOrigins, inlineScriptHashes } from './csp'
import { readOrigins } from './origins'

/** Composes the policy from the allowed origins and the inline scripts of a shell's site. */
export async function shellPolicy(folder: string): Promise<string> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  return contentSecurityPolicy({
    origins: await readOrigins(folder),
    inlineScripts: inlineScriptHashes(html),
    faultOrigins: faultOrigins(html),
  })
}
