import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { withSlash } from '@baithak/shared/delivery/registry/release-url'
import { releaseShell } from '@baithak/shared/delivery/shell-release/release-shell'

/** The releases that were deployed where a shell is served, the live one first; none for a build. */
async function deployedNames(live: string): Promise<string[]> {
  const history = 'shell-releases.json'
  const text = /^https?:/.test(live)
    ? await fetch(new URL(history, withSlash(live))).then((response) =>
        response.ok ? response.text() : undefined,
      )
    : await readFile(join(live, history), 'utf8').catch(() => undefined)
  const { releases = [] } = text ? (JSON.parse(text) as { releases?: { name: string }[] }) : {}
  return releases.map(({ name }) => name)
}

/** Release folders of a shell, the last packed one first. */
async function packedNames(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const packed = await Promise.all(
    names.map(async (name) => ({ name, packedAt: (await stat(join(folder, name))).mtimeMs })),
  )
  return packed.toSorted((a, b) => b.packedAt - a.packedAt).map(({ name }) => name)
}

/**
 * The release before the live one, as far as the workspace of the shell has it. A build in `dist` that no host serves
 * counts as live too.
 */
export async function findPreviousShell(
  live: string,
  shellFolder: string,
): Promise<string | undefined> {
  const releases = join(shellFolder, 'releases')
  const [current, ...deployed] = await deployedNames(live)
  const isBuild = live === join(shellFolder, 'dist')
  const liveName = current ?? (isBuild ? (await releaseShell(shellFolder)).name : undefined)
  const candidates = current ? deployed : await packedNames(releases)
  const name = candidates.find((each) => each !== liveName && existsSync(join(releases, each)))
  return name && join(releases, name)
}
