import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { isMain } from '../process/run-program'
import { cyclesOf, foldersOf, type Graph, importsOf, resolveImport } from './import-graph'
import { violationsOf } from './import-rules'

/** Code, and what it imports beside code: images, style sheets, texts. */
const isOurs = (file: string) =>
  /^(?:[\w-]+\/src|shared\/\w+)\//.test(file) &&
  !/\.(?:test|d)\.tsx?$|\/(?:testing|monolith)\//.test(file)
const isCode = (file: string) => isOurs(file) && /\.tsx?$/.test(file)

/** The imports within each app and each package of shared, without their tests. */
function importGraph(root: string, files: readonly string[]): Graph {
  return new Map(
    files.filter(isCode).map((file) => {
      const code = readFileSync(join(root, file), 'utf8')
      const targets = importsOf(file, code).flatMap((name) => resolveImport(root, name, file) ?? [])
      return [file, new Set(targets.filter((target) => target !== file && isOurs(target)))]
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

const print = (title: string, lines: string[]) =>
  console.log([`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join('\n'))

if (isMain(import.meta.url)) {
  const graph = importGraph(repositoryRoot, trackedFiles(repositoryRoot))
  const reports = {
    'Import cycles between folders': cyclesOf(foldersOf(graph)).map((cycle) => cycle.join(' ⇄ ')),
    'Imports against the layers': violationsOf(graph),
  }
  const imports = [...graph.values()].reduce((sum, { size }) => sum + size, 0)
  console.log(`${graph.size} files with ${imports} imports`)
  for (const [title, lines] of Object.entries(reports)) print(title, lines)
  if (Object.values(reports).some((lines) => lines.length > 0)) process.exitCode = 1
}
