import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { builtInModes, packages, repositoryRoot } from '@baithak/build/apps'
import { operands } from '@baithak/tools/registry/arguments'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const exists = (path: string) => existsSync(join(repositoryRoot, path))

const filesIn = (folder: string) =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => join(folder, file))

const sources = packages.flatMap((name) =>
  filesIn(name).filter((file) => !/\/(dist|releases)\//.test(file)),
)
const fileNames = new Set(sources.map((file) => basename(file)))
const words = new Set(
  sources
    .filter((file) => /\.(tsx?|js|css)$/.test(file))
    .flatMap((file) => read(file).match(/\w+/g) ?? []),
)

interface Doc {
  file: string
  text: string
}

const docs: Doc[] = ['README.md', ...filesIn('.github'), ...sources]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: read(file) }))
// A superseded decision is history: its files and functions may be gone.
const currentDocs = docs.filter(({ text }) => !/^Superseded by /m.test(text))

/** Written by a build or a release. */
const buildOutput = new Set(
  '_headers _policy.conf _redirects 404.html files.json frames.json mode.json origins.json prerendered.json release.json releases.json remoteEntry.js remotes.json shell-releases.json third-party-notices.md work.html party.html'.split(
    ' ',
  ),
)

const inlineCode = (text: string) =>
  [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Every mode of the first four has a path with `src` or a placeholder; a new one is not what documents describe. */
const inEveryMode = (path: string) => builtInModes.map(({ folder }) => join(folder, path))

/** A path of the repository, or undefined for a URL, a package, a command and other code. */
function pathsOf(code: string, folder: string): string[] | undefined {
  if (!/^[\w.@*<>-]+(\/[\w.@*<>-]+)*\/?$/.test(code) || code.startsWith('@')) return undefined
  const [first = '', ...rest] = code.split('/')
  if (/^remote-[*<]/.test(first)) return inEveryMode(join(...rest))
  if (first === 'src') return inEveryMode(code)
  if (first === '.' || first === '..') return [join(folder, code)]
  return packages.includes(first) || first.startsWith('remote-') || code.startsWith('.github/')
    ? [code]
    : undefined
}

function isMissing(code: string, folder: string): boolean {
  if (/[<*]/.test(code.replace(/^remote-(\*|<id>)/, ''))) return false
  const paths = pathsOf(code, folder)
  if (paths) return !/\/(dist|releases)(\/|$)/.test(code) && !paths.every(exists)
  const isFileName = /^[\w.-]+$/.test(code) && /^\.(tsx?|css|json|conf|md)$/.test(extname(code))
  return isFileName && !buildOutput.has(code) && !fileNames.has(code) && !exists(code)
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-')

function isBroken(link: string, file: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(dirname(file), path) : file
  if (!exists(target)) return true
  const headings = anchor ? [...read(target).matchAll(/^#+ (.*)$/gm)] : []
  return anchor !== undefined && !headings.some(([, heading = '']) => anchorOf(heading) === anchor)
}

/** What each document has wrong, with the document's path. */
const findIn = (docs: Doc[], wrongIn: (doc: Doc) => string[]) =>
  docs.flatMap((doc) => wrongIn(doc).map((wrong) => `${doc.file}: ${wrong}`))

it('documents link to files and headings that exist', () => {
  const brokenLinks = ({ file, text }: Doc) =>
    [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
      .map(([, link, image]) => link ?? image ?? '')
      .filter((link) => !/^\w+:/.test(link) && isBroken(link, file))
  expect(docs.length).toBeGreaterThan(20)
  expect(findIn(docs, brokenLinks)).toEqual([])
})

it('documents name files and folders that exist', () => {
  const missingPaths = ({ file, text }: Doc) =>
    inlineCode(text).filter((code) => isMissing(code, dirname(file)))
  expect(findIn(currentDocs, missingPaths)).toEqual([])
})

it('documents name functions and types that exist', () => {
  const missingNames = ({ text }: Doc) =>
    inlineCode(text)
      .flatMap((code) => /^([A-Za-z]\w*)(?:\(.*\))?$/.exec(code)?.[1] ?? [])
      .filter((name) => /[a-z][A-Z]/.test(name) && !words.has(name))
  expect(findIn(currentDocs, missingNames)).toEqual([])
})

it('documents name npm scripts that exist', () => {
  const missingScripts = ({ text }: Doc) =>
    [...text.matchAll(/npm run ([\w:-]+)(?: -w ([\w@/<>-]+))?/g)].flatMap(
      ([command, script = '', workspace = '']) => {
        const folder = workspace.replace('@baithak/', 'shared/').replace('<id>', 'work')
        return JSON.parse(read(join(folder, 'package.json'))).scripts[script] ? [] : command
      },
    )
  expect(findIn(docs, missingScripts)).toEqual([])
})

it('documents name commands of the registry that exist', () => {
  const commands = Object.values(operands).flat()
  expect(commands).toContain('set')
  const missingCommands = ({ text }: Doc) =>
    [...text.matchAll(/npm run registry -- (\w+)/g)].flatMap(([command, name = '']) =>
      commands.includes(name) ? [] : command,
    )
  expect(findIn(docs, missingCommands)).toEqual([])
})

it('documents name programs of the lab that exist', () => {
  const lab = read('shared/tools/lab.ts')
  const missingPrograms = ({ text }: Doc) =>
    [...text.matchAll(/npm run lab -- (\w+)/g)].flatMap(([command, name]) =>
      lab.includes(`['${name}'`) || lab.includes(`'${name}',\n`) ? [] : command,
    )
  expect(findIn(docs, missingPrograms)).toEqual([])
})

const decisions = docs.filter(({ file }) => /decisions\/\d/.test(file))

it('a decision has at most 300 words and one table, a superseded one a link alone', () => {
  const tooLong = ({ text }: Doc) => {
    const words = text.match(/[^\s|-]\S*/g)?.length ?? 0
    const tables = text.match(/^\| -/gm)?.length ?? 0
    const most = /^Superseded by /m.test(text) ? 40 : 300
    return words > most || tables > 1 ? [`${words} words, ${tables} tables`] : []
  }
  expect(decisions.length).toBeGreaterThan(30)
  expect(findIn(decisions, tooLong)).toEqual([])
})

it('the index of decisions has the title and the status of each page', () => {
  const index = read('shared/docs/decisions/README.md').split('\n')
  for (const { file, text } of decisions) {
    const [, title] = /^# \d+\. (.*)$/m.exec(text) ?? []
    const row = index.find((line) => line.includes(`[${title}](${basename(file)})`))
    expect(row, file).toBeDefined()
    expect(row?.includes('superseded'), file).toBe(/^Superseded by /m.test(text))
  }
})

it('each deviation from the specification is in the title of a test', () => {
  const rows = read('shared/docs/specification.md').matchAll(/^\| (\d) \|/gm)
  const titles = sources.filter((file) => /\.(test|e2e)\.tsx?$/.test(file)).map(read)
  const titled = titles.join().matchAll(/, unlike section (\d)['"`]/g)
  const titledSections = [...titled].map(([, section]) => section)
  const untitled = [...rows]
    .map(([, section]) => section)
    .filter((section) => {
      const index = titledSections.indexOf(section)
      if (index >= 0) titledSections.splice(index, 1)
      return index < 0
    })
  expect(untitled).toEqual([])
})
