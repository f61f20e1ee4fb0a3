import { join } from 'node:path'
import { packages, repositoryRoot } from '@baithak/build/apps'
import { mapConcurrently } from '../process/map-concurrently'
import { runCommand } from '../process/run-command'
import { stopSignal } from '../process/stop-signal'

// Each compiler runs in one thread, because further threads would check the same types again.
const maxCompilers = 2
// `npx` would take a second longer.
const compiler = join('node_modules', '.bin', 'tsc')

const signal = stopSignal()
const results = await mapConcurrently(packages, maxCompilers, async (name) => ({
  name,
  ...(await runCommand(compiler, ['-p', name, '--checkers', '1'], { cwd: repositoryRoot, signal })),
}))

const failures = results.filter((result) => result.code !== 0)
// A mistake in a shared file is found from every package that imports it.
const lines = new Set(failures.flatMap(({ output }) => output.trimEnd().split('\n')))
for (const line of lines) console.error(line)
for (const { name } of failures) console.error(`Type errors in ${name}.`)
if (failures.length > 0) process.exitCode = 1
else console.log(`No type errors in ${packages.join(', ')}.`)
