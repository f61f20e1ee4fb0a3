import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { app, repositoryRoot } from '@baithak/build/apps'
import { type ModeManifest, modeJsonSchema } from '@baithak/contract'
import { defaultMode, mayUsePrefix, rootsOf } from '@baithak/contract/modes'
import { v } from '@baithak/storage/schema'
import { parseCommandLine, runProgram, UsageError } from '../process/run-program'
import { writeChanges } from '../process/write-changes'
import { listFiles } from '../release/content-hash'

const template = join(import.meta.dirname, 'template')
const suffix = '.template'

/** Ids that would clash with a size limit or a namespace of translations. */
const otherNames = ['shell', 'outlet', 'translation']

/** `city-walks` becomes `City Walks`. */
const titleOf = (id: string) =>
  id
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** Throws an error with the reason if a new mode cannot have the id. */
export async function requireUsableId(id: string, root: string) {
  if (!v.safeParse(modeJsonSchema.entries.id, id).success)
    throw new Error(
      `${JSON.stringify(id)} is not a mode id. Use 2 to 30 lower-case letters, digits and hyphens, beginning with a letter, as in book-club.`,
    )
  if (existsSync(join(root, `remote-${id}`)))
    throw new Error(`remote-${id} exists already. Choose another id.`)
  const manifest = join(repositoryRoot, app(defaultMode).folder, 'src/manifest.ts')
  const { screens }: ModeManifest = (await import(pathToFileURL(manifest).href)).manifest
  if (otherNames.includes(id) || !mayUsePrefix(id, `/${id}`) || rootsOf(screens).includes(`/${id}`))
    throw new Error(
      `The shell or a page of the default mode uses "${id}" already. Choose another id.`,
    )
}

/** Creates the workspace of a mode with a first screen. Returns its files. */
export async function newMode(id: string, root = repositoryRoot): Promise<string[]> {
  await requireUsableId(id, root)
  const folder = `remote-${id}`
  const versions = await versionsOf(root, 'shared/ui')
  const fill = (text: string) =>
    text
      .replaceAll('newmode', id)
      .replaceAll('New Mode', titleOf(id))
      .replaceAll('NewMode', titleOf(id).replaceAll(' ', ''))
      .replaceAll(/(?<="([^"]+)": ")VERSION(?=")/g, (_, dependency) => {
        const version = versions[dependency]
        if (!version) throw new Error(`shared/ui/package.json has no ${dependency}.`)
        return version
      })

  const files = new Map<string, string>()
  for (const file of (await listFiles(template)).toSorted())
    files.set(
      `${folder}/${fill(file).slice(0, -suffix.length)}`,
      fill(await readFile(join(template, file), 'utf8')),
    )
  return writeChanges(root, files)
}

/** Returns the versions of a workspace and its dependencies. */
async function versionsOf(root: string, folder: string): Promise<Record<string, string>> {
  const file = await readFile(join(root, folder, 'package.json'), 'utf8')
  const { name, version, dependencies, devDependencies } = JSON.parse(file)
  return { [name]: version, ...dependencies, ...devDependencies }
}

const usage =
  'npm run new-mode -- <id>    creates the folder remote-<id> with a first screen, like npm run new-mode -- events'

async function main(args: readonly string[]) {
  const [id] = parseCommandLine(args, {}, 1).positionals
  if (!id) throw new UsageError('The id of the mode is missing.')
  const files = await newMode(id)
  console.log(`${files.join('\n')}

Next: npm install, then npm run dev. An npm start that runs must be started again. ${`remote-${id}`}/src/manifest.ts has the mode's card and navigation.
"Add a mode" in shared/docs/architecture.md says what else it needs.`)
}

await runProgram(import.meta.url, usage, main)
