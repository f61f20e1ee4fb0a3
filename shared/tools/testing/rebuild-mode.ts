import { mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildEnvironment } from '../build-apps'
import { runCommand } from '../process/run-command'
import { copySources } from './copy-sources'
import { editFile } from './edit-file'

export interface SourceEdit {
  /** Path relative to the mode's folder: `src/locales/en.json`. */
  file: string
  from: string
  to: string
}

/**
 * Builds a mode from changed sources, outside the repository so that no other test sees them.
 * Returns the temporary workspace and the folder of the built mode in it.
 */
export async function rebuildMode(
  root: string,
  folder: string,
  edits: readonly SourceEdit[],
): Promise<{ workspace: string; mode: string }> {
  const workspace = await mkdtemp(join(tmpdir(), 'baithak-rebuild-'))
  for (const name of ['node_modules', 'shared', 'tsconfig.base.json', 'package.json']) {
    await symlink(join(root, name), join(workspace, name), 'junction')
  }
  const mode = join(workspace, folder)
  await copySources(root, folder, workspace)
  for (const { file, from, to } of edits) await editFile(join(mode, file), from, to)

  const { code, output } = await runCommand('npm', ['run', 'build'], {
    cwd: mode,
    env: buildEnvironment(process.env),
  })
  if (code !== 0) throw new Error(`The changed ${folder} does not build:\n${output}`)
  return { workspace, mode }
}
