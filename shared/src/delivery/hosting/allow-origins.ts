import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot, shell } from '../../apps/apps'
import { isMain } from '../process/is-main'
import { isOrigin, readOrigins, writeOrigins } from './origins'
import { writeHostFiles } from './write-host-files'

/** Adds origins to `origins.json` of a deployed shell, and to its policy. Returns all allowed origins. */
export async function allowOrigins(site: string, origins: readonly string[]): Promise<string[]> {
  const invalid = origins.find((origin) => !isOrigin(origin))
  if (invalid)
    throw new Error(`${invalid} is no https origin. Write it like https://modes.example.`)
  await writeOrigins(site, [...(await readOrigins(site)), ...origins])
  await writeHostFiles(site)
  return readOrigins(site)
}

/** `npm run origins -- https://modes.example --target /srv/baithak/shell` */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { target: { type: 'string', default: join(repositoryRoot, shell.folder, 'dist') } },
  })
  const allowed = await allowOrigins(values.target, positionals)
  console.log(`${values.target} allows ${allowed.join(', ') || 'no other origin'}.`)
}

if (isMain(import.meta.url)) {
  await main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
