import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages, repositoryRoot } from '@baithak/shared/apps'
import { isMain } from '@baithak/shared/delivery/process/is-main'
import { cyclesOf, foldersOf, type Graph, importsOf, resolver } from './import-graph'

const packageFolders = {
  '@baithak/platform': 'shared/src/platform',
  ...Object.fromEntries(packages.map((folder) => [`@baithak/${folder}`, folder])),
}

const isSource = (file: string) =>
  /^[\w-]+\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$|\/src\/testing\//.test(file)

/** The import graph of all sources of the apps and of `shared`, tests left out. */
export function importGraph(root: string, files: readonly string[]): Graph {
  const resolveImport = resolver(root, packageFolders)
  return new Map(
    files.filter(isSource).map((file) => {
      const code = readFileSync(join(root, file), 'utf8')
      const targets = importsOf(file, code).flatMap((name) => resolveImport(name, file) ?? [])
      return [file, new Set(targets.filter((target) => target !== file && isSource(target)))]
    }),
  )
}

const trackedFiles = (root: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)

const members = (cycles: string[][]) => cycles.reduce((sum, cycle) => sum + cycle.length, 0)

const describe = (kind: string, cycles: string[][]) =>
  [
    `Import cycles between ${kind}: ${cycles.length} (${members(cycles)} ${kind} in them)`,
    ...cycles.map((cycle) => `  ${cycle.join(' ⇄ ')}`),
  ].join('\n')

if (isMain(import.meta.url)) {
  const graph = importGraph(repositoryRoot, trackedFiles(repositoryRoot))
  const fileCycles = cyclesOf(graph)
  const folderCycles = cyclesOf(foldersOf(graph))
  console.log(describe('files', fileCycles))
  console.log(describe('folders', folderCycles))
  if (fileCycles.length + folderCycles.length > 0) process.exitCode = 1
}
