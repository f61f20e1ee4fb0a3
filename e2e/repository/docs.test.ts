import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packages, repositoryRoot } from '@baithak/build/apps'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const exists = (path: string) => existsSync(join(repositoryRoot, path))

const documents = [...packages, '.github']
  .flatMap((folder) =>
    readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => file.endsWith('.md') && !/node_modules|\/(?:dist|releases)\//.test(file))
  .concat('README.md')
  .map((file) => ({ file, text: read(file) }))

/** Returns the faults in each document, with its path. */
const findIn = (wrongIn: (file: string, text: string) => string[]) =>
  documents.flatMap(({ file, text }) => wrongIn(file, text).map((wrong) => `${file}: ${wrong}`))

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

it('documents link to files and headings that exist', () => {
  expect(documents.length).toBeGreaterThan(10)
  const broken = findIn((file, text) =>
    [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
      .map(([, link, image]) => link ?? image ?? '')
      .filter((link) => !/^\w+:/.test(link) && isBroken(link, file)),
  )
  expect(broken).toEqual([])
})

it('documents name files, folders and npm scripts that exist', () => {
  const missing = findIn((file, text) => [
    // The README of an app names files by their paths inside the app.
    ...[
      ...(/^(?:shell|remote-[^/]+)\/README/.test(file) ? text.matchAll(/`(src\/[\w./-]+)`/g) : []),
    ]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => !exists(path)),
    ...[...text.matchAll(/`((?:shared|shell|remote-\w+|e2e)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/\/(?:dist|releases)(?:\/|$)|remote-id/.test(path) && !exists(path)),
    ...[...text.matchAll(/npm run ([\w:-]+)(?: -w ([\w@/<>"$-]+))?/g)].flatMap(
      ([command, script = '', workspace = '']) => {
        const folder = workspace.replace('@baithak/', 'shared/').replace(/.*[<"$].*/, 'remote-work')
        return JSON.parse(read(join(folder, 'package.json'))).scripts[script] ? [] : [command]
      },
    ),
  ])
  expect(missing).toEqual([])
})
