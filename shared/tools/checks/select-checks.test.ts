import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFiles } from '../testing/stub-apps'
import { changedFiles, selectChecks } from './select-checks'

let folder: string
let start: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

async function commit(files: Record<string, string>) {
  await writeFiles(folder, files)
  git('add', '.')
  git('commit', '-qm', 'change')
  return git('rev-parse', 'HEAD')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baithak-history-'))
  git('init', '-q')
  start = await commit({ 'README.md': 'one', 'shared/ui/card.tsx': 'a card' })
})
afterAll(() => rm(folder, { recursive: true }))

const scopeSince = (base: string) => selectChecks(changedFiles(base, folder)).scope

it('a push without a known base runs everything: the first one, and a forced one', async () => {
  const lost = await commit({ 'README.md': 'lost' })
  git('reset', '-q', '--hard', start)
  await commit({ 'README.md': 'two' })
  git('reflog', 'expire', '--expire=now', '--all')
  git('gc', '-q', '--prune=now')
  for (const base of [lost, '0'.repeat(40), '']) expect(scopeSince(base)).toBe('all')
})

it('the files of every commit since the base are listed, a moved one at both places', async () => {
  git('reset', '-q', '--hard', start)
  expect(scopeSince(start)).toBe('all')
  await writeFiles(folder, { 'remote-party/src/x.ts': '' })
  git('mv', '-f', 'shared/ui/card.tsx', 'remote-party/src/x.ts')
  await commit({ 'remote-party\n/src/a b.ts': '' })
  expect(changedFiles(start, folder)).toEqual([
    'remote-party\n/src/a b.ts',
    'remote-party/src/x.ts',
    'shared/ui/card.tsx',
  ])
})

it.each([
  ['documents', ['README.md', 'remote-party/README.md'], [], '.'],
  [
    'modes',
    ['remote-party/src/a b.ts', 'remote-gig/e2e/gig.e2e.ts', 'README.md'],
    ['remote-gig', 'remote-party'],
    '@(?:gig|party)\\b',
  ],
])('a change of %s runs their own tests and those of the repository', (scope, files, own, grep) =>
  expect(selectChecks(files)).toEqual({ scope, folders: [...own, 'e2e/repository'], grep }),
)

it.each([
  'shared/ui/card.tsx',
  'e2e/fixtures.ts',
  'package-lock.json',
  '.github/workflows/ci.yml',
  'remote-party/package.json',
  'remote-party/src/manifest.ts',
  'remote-party\n/src/a.ts',
])('a change of %j and of a mode runs everything', (file) => {
  const files = ['remote-party/src/page.tsx', file]
  expect(selectChecks(files)).toEqual({ scope: 'all', folders: [], grep: '.' })
})

it('the workflow runs every check unless the selection names fewer', async () => {
  const workflow = await readFile(join(repositoryRoot, '.github/workflows/ci.yml'), 'utf8')
  expect(workflow).toContain('node shared/tools/checks/select-checks.ts')
  const conditions = workflow.match(/(?<=^ +(?:- )?if: ).*/gm)
  expect(new Set(conditions)).toEqual(new Set(["needs.changes.outputs.scope != 'documents'"]))
})
