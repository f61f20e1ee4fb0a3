import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentSecurityPolicy, inlineScriptHashes } from './csp'
import { readRegistry, registryOrigins } from './registry'

/** The policy for the shell as it lies in a folder: its registry and its page decide. */
export async function shellPolicy(folder: string): Promise<string> {
  const registry = await readRegistry(join(folder, 'remotes.json'))
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  return contentSecurityPolicy({
    origins: registryOrigins(registry),
    inlineScripts: inlineScriptHashes(html),
  })
}
