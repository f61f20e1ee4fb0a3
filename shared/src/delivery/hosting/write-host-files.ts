import { join } from 'node:path'
import { writeAtomically } from '../process/write-atomically'
import { nginxPolicyFile, notFoundPage, shellHeadersFile, shellRedirectsFile } from './host-files'
import { shellPolicy } from './shell-policy'

/** Writes what hosts read beside the shell's page; the policy follows its scripts and `origins.json`. */
export async function writeHostFiles(site: string): Promise<void> {
  const policy = await shellPolicy(site)
  await writeAtomically(join(site, '_headers'), shellHeadersFile(policy))
  await writeAtomically(join(site, '_policy.conf'), nginxPolicyFile(policy))
  await writeAtomically(join(site, '_redirects'), shellRedirectsFile())
  await writeAtomically(join(site, '404.html'), notFoundPage())
}
