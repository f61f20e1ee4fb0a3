import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '../../apps/apps'
import { isOwnPrefix } from '../../contract/modes'
import { isMain } from '../process/is-main'
import { listFiles } from '../release/content-hash'

const template = join(import.meta.dirname, 'template')
const suffix = '.template'

interface PackageJson {
  name: string
  version: string
  license: string
  dependencies: Record<string, string>
}

/** Enough for the first screen of the template and a first feature; the team sets its own later. */
const firstBudget = { bytes: 8000, files: 6, because: 'The first screen of a new mode.' }

/** `city-walks` becomes `CityWalks`. */
const pascalCase = (id: string) =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

async function editJson(file: string, edit: (content: never) => void) {
  const content = JSON.parse(await readFile(file, 'utf8')) as never
  edit(content)
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`)
}

/** Creates the workspace of a mode with a first screen, and enters it in the lock file and the budgets. Returns its files. */
export async function newMode(id: string, root = repositoryRoot): Promise<string[]> {
  if (!isOwnPrefix(id, `/${id}`))
    throw new Error(
      `${JSON.stringify(id)} cannot be the id of a mode: it is taken, or not lower-case letters, digits and hyphens.`,
    )
  const folder = `remote-${id}`
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`)

  const react = await versionOf(root, 'shared', 'react')
  const platform = await versionOf(root, 'shared', '@baithak/platform')
  const fill = (text: string) =>
    text
      .replaceAll('newmode', id)
      .replaceAll('NewMode', pascalCase(id))
      .replaceAll('REACT_VERSION', react)
      .replaceAll('PLATFORM_VERSION', platform)

  const files = await listFiles(template)
  const created = await Promise.all(
    files.map(async (file) => {
      const target = join(folder, fill(file).slice(0, -suffix.length))
      await mkdir(dirname(join(root, target)), { recursive: true })
      await writeFile(join(root, target), fill(await readFile(join(template, file), 'utf8')))
      return target
    }),
  )

  const { name, version, license, dependencies } = JSON.parse(
    await readFile(join(root, folder, 'package.json'), 'utf8'),
  ) as PackageJson
  await editJson(join(root, 'package-lock.json'), (lock: { packages: Record<string, object> }) => {
    lock.packages[`node_modules/${name}`] = { resolved: folder, link: true }
    lock.packages[folder] = { name, version, license, dependencies }
  })
  await editJson(join(root, 'e2e/bench/budgets.json'), (budgets: Record<string, object>) => {
    budgets[id] = firstBudget
  })
  return [...created.toSorted(), 'package-lock.json', 'e2e/bench/budgets.json']
}

async function versionOf(root: string, folder: string, dependency: string): Promise<string> {
  const file = await readFile(join(root, folder, 'package.json'), 'utf8')
  const version = (JSON.parse(file) as PackageJson).dependencies[dependency]
  if (!version) throw new Error(`${folder}/package.json has no ${dependency}.`)
  return version
}

/** `npm run new-mode -- events` */
async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [id] = positionals
  if (!id || positionals.length > 1) throw new Error('Name the mode: npm run new-mode -- events')
  const files = await newMode(id)
  console.log(`${files.join('\n')}

Next: npm install, then npm run dev. ${`remote-${id}`}/src/manifest.ts has the mode's card and navigation.`)
}

if (isMain(import.meta.url)) {
  await main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
