import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { modes, repositoryRoot as root } from '@baithak/build/apps'
import { contractVersion } from '@baithak/contract'
import platformPackage from '@baithak/platform/package.json' with { type: 'json' }
import { buildEnvironment } from '@baithak/tools/build-apps'
import { runCommand } from '@baithak/tools/process/run-command'
import { copySources } from '@baithak/tools/testing/copy-sources'
import { editFile } from '@baithak/tools/testing/edit-file'
import { linkPackages } from '@baithak/tools/testing/link-packages'

export interface Variant {
  folder: 'shell' | 'remote-gig'
  /** Raises the version of `@baithak/platform`. */
  platform?: 'major' | 'minor' | 'patch'
  /** Builds with the older React that this package installs under another name. */
  olderReact?: boolean
  /** Raises the number of the contract. */
  nextContract?: boolean
}

function raised(version: string, part: 'major' | 'minor' | 'patch'): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (part === 'major') return `${major + 1}.0.0`
  return part === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

const alias = `resolve: { alias: [
  { find: /^react(?=$|\\/)/, replacement: 'react-19-2' },
  { find: /^react-dom(?=$|\\/)/, replacement: 'react-dom-19-2' },
] },`

/** Builds an app with other versions of the shared packages, in a temporary copy; returns the folder of the app. */
export async function buildVariant({
  folder,
  platform,
  olderReact,
  nextContract,
}: Variant): Promise<string> {
  const workspace = await mkdtemp(join(tmpdir(), 'baithak-variant-'))
  // The shell's build reads the manifests of the modes.
  const folders = folder === 'shell' ? [folder, ...modes.map((mode) => mode.folder)] : [folder]
  await Promise.all(['shared', ...folders].map((each) => copySources(root, each, workspace)))
  for (const name of ['tsconfig.base.json', 'package.json'])
    await cp(join(root, name), join(workspace, name))
  await linkPackages(workspace)

  const build = join(workspace, 'shared/build')
  if (platform)
    await editFile(
      join(workspace, 'shared/platform/package.json'),
      `"version": "${platformPackage.version}"`,
      `"version": "${raised(platformPackage.version, platform)}"`,
    )
  if (nextContract)
    await editFile(
      join(workspace, 'shared/contract/contract.ts'),
      `contractVersion = ${contractVersion}`,
      `contractVersion = ${contractVersion + 1}`,
    )
  if (olderReact) {
    // A mode takes React from the host: only its own shares contain one.
    const [file, after] =
      folder === 'shell'
        ? ['shell-config.ts', "cacheDir: 'node_modules/.vite',"]
        : ['container/own-shares.ts', 'configFile: false,']
    await editFile(join(build, file), after, `${after}\n${alias}`)
    await editFile(
      join(build, 'container/shared-modules.ts'),
      'version: versionOf(name)',
      "version: versionOf(name === 'react' ? 'react-19-2' : name)",
    )
  }
  const { code, output } = await runCommand('npm', ['run', 'build'], {
    cwd: join(workspace, folder),
    env: buildEnvironment(process.env),
  })
  if (code !== 0) throw new Error(`${folder} does not build in another version:\n${output}`)
  return join(workspace, folder)
}
