import { availableParallelism } from 'node:os'
import { apps, repositoryRoot } from '@baithak/build/apps'
import { pMap } from './process/p-map'
import { runCommand } from './process/run-command'
import { runProgram } from './process/run-program'
import { stopSignal } from './process/stop-signal'

/** Builds always use React's production code, even when a unit test with NODE_ENV=test starts them. */
export function buildEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited = Object.entries(environment).filter(([name]) => !/^VITEST/.test(name))
  return { ...Object.fromEntries(inherited), NODE_ENV: 'production' }
}

interface FailedBuild {
  folder: string
  output: string
}

/** Builds apps in parallel and silently; returns the failed builds with their output. */
export async function build(
  root: string,
  { folders = apps.map((app) => app.folder), signal }: BuildOptions = {},
): Promise<FailedBuild[]> {
  const env = buildEnvironment(process.env)
  const results = await pMap(folders, availableParallelism(), async (folder) => ({
    folder,
    ...(await runCommand('npm', ['run', 'build', '-w', folder], { cwd: root, env, signal })),
  }))
  return results.filter((result) => result.code !== 0)
}

interface BuildOptions {
  folders?: readonly string[]
  signal?: AbortSignal | undefined
}

/** Builds all apps; throws with the output of those that fail. */
export async function buildAll(root: string, signal?: AbortSignal) {
  const failures = await build(root, { signal })
  if (failures.length > 0) throw new Error(describeFailures(failures))
}

export function describeFailures(failures: readonly FailedBuild[]): string {
  return failures
    .map(({ folder, output }) => {
      const lines = output.trimEnd().split('\n')
      return [...lines.map((line) => `[${folder}] ${line}`), `The build of ${folder} failed.`].join(
        '\n',
      )
    })
    .join('\n\n')
}

await runProgram(import.meta.url, async () => {
  await buildAll(repositoryRoot, stopSignal())
  console.log(`Built ${apps.map((app) => app.folder).join(', ')}.`)
})
