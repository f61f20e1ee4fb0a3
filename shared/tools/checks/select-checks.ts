import { execFileSync } from 'node:child_process'
import { appendFileSync, realpathSync } from 'node:fs'

/** The checks that a change needs. */
interface Selection {
  scope: 'all' | 'modes' | 'documents'
  /**
   * The folders whose unit tests run. An empty list means all. The repository tests always run, because they read
   * documents.
   */
  folders: readonly string[]
  /** Matches the titles and tags of the end-to-end specs that run. */
  grep: string
}

const repositoryTests = 'e2e/repository'
const all: Selection = { scope: 'all', folders: [], grep: '.' }

/** The sources of one mode, without the manifest, which the build of the shell reads. */
const ownSource = /^remote-([a-z][a-z0-9-]*)\/(?:src|e2e)\/(?!manifest\.ts$)/

/** Selects the checks for changed files. Every check runs if the list is empty or unknown. */
export function selectChecks(files: readonly string[] | undefined): Selection {
  if (!files || files.length === 0) return all
  const sources = files.filter((file) => !file.endsWith('.md'))
  if (sources.length === 0) return { scope: 'documents', folders: [repositoryTests], grep: '.' }
  const owners = sources.map((file) => ownSource.exec(file)?.[1])
  const modes = [...new Set(owners)].toSorted()
  if (modes.includes(undefined)) return all
  return {
    scope: 'modes',
    folders: [...modes.map((mode) => `remote-${mode}`), repositoryTests],
    grep: `@(?:${modes.join('|')})\\b`,
  }
}

/**
 * Lists the files that differ between two commits. Returns undefined if git cannot tell: a first push has no base, and
 * a forced push may have removed it.
 */
export function changedFiles(base: string, cwd = process.cwd()): string[] | undefined {
  if (!/^[0-9a-f]{40,64}$/.test(base)) return undefined
  // A moved file counts at both places.
  const args = ['diff', '--name-only', '--no-renames', '-z', `${base}^{commit}`, 'HEAD', '--']
  try {
    const output = execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return output.split('\0').filter(Boolean)
  } catch {
    return undefined
  }
}

// Runs without installed packages: node shared/tools/checks/select-checks.ts, with the base commit in BASE.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const { BASE = '', GITHUB_OUTPUT } = process.env
  const { scope, folders, grep } = selectChecks(changedFiles(BASE))
  const lines = `scope=${scope}\nfolders=${folders.join(' ')}\ngrep=${grep}\n`
  console.log(lines)
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, lines)
}
