import { join } from 'node:path'
import type { RegistryEntry } from '../release/registry'
import { copyRelease } from './copy-release'
import { editFile } from './edit-file'
import type { OwnServers } from './own-servers'

type Needs = Record<string, string>
const newerReact = '19.999.0'

/** Copies a release of Gig, whose entry and `mode.json` then ask for a newer React than the shell's. */
export async function releaseNewerGig(
  servers: Pick<OwnServers, 'folder'>,
  live: RegistryEntry,
): Promise<RegistryEntry> {
  const { react = '' } = live.manifest.needs as Needs
  const { gig } = await copyRelease(servers, live, '1.0.1-0123456789', (folder) =>
    editFile(join(folder, 'remoteEntry.js'), `\`${react}\``, `\`${newerReact}\``),
  )
  if (!gig) throw new Error('The copy of Gig has no entry.')
  gig.manifest.needs = { ...(gig.manifest.needs as Needs), react: newerReact }
  return gig
}
