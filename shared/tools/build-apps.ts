import { availableParallelism } from 'node:os'
import { apps, repositoryRoot } from '@baithak/build/apps'
import { mapConcurrently } from './process/map-concurrently'
import { runCommand } from './process/run-command'
import { runProgram } from './process/run-program'
import { stopSignal } from './process/stop-signal'

/** Builds always use React's production code, even when a unit test with NODE_ENV=test starts them. */
export function buildEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited = Object.entries(environment).filter(([name]) => !/^VITEST/.test(name))
  return { ...Object.fromEntries(inherited), NODE_ENV: 'production' }
}

/** Builds apps in parallel and silently; throws with the output of those that fail. */
export async function build(
  root: string,
  options: { folders?: readonly string[]; signal?: AbortSignal } = {},
): Promise<void> {
  const { folders = apps.map(({ folder }) => folder), signal } = options
  const env = buildEnvironment(process.env)
  const failures = await mapConcurrently(folders, availableParallelism(), async (folder) => {
    const args = ['run', 'build', '-w', folder]
    const { code, output } = await runCommand('npm', args, { cwd: root, env, signal })
    if (code === 0) return []
    const lines = output.trimEnd().split('\n')
    return [...lines.map((line) => `[${folder}] ${line}`), `The build of ${folder} failed.`, '']
  })
  if (failures.flat().length > 0) throw new Error(failures.flat().join('\n').trimEnd())
}

await runProgram(import.meta.url, async () => {
  await build(repositoryRoot, { signal: stopSignal() })
  console.log(`Built ${apps.map((app) => app.folder).join(', ')}.`)
})
