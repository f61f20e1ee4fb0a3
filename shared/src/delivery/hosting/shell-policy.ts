import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentSecurityPolicy, inlineScriptHashes } from './csp'
import { readOrigins } from './origins'

/** The policy for the shell as it lies in a folder: its allowed origins and its page decide. */
export async function shellPolicy(folder: string): Promise<string> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  return contentSecurityPolicy({
    origins: await readOrigins(folder),
    inlineScripts: inlineScriptHashes(html),
  })
}
