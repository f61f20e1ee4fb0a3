import { join } from 'node:path'
import { repositoryRoot } from '@baithak/shared/apps'
import { inParallel } from '@baithak/shared/delivery/process/in-parallel'
import { runCommand } from '@baithak/shared/delivery/process/run-command'
import { stopSignal } from '@baithak/shared/delivery/process/stop-signal'

const packages = [
  'shared',
  'shell',
  'remote-work',
  'remote-party',
  'remote-gig',
  'remote-admin',
  'e2e',
]
// Two packages at once, each checked by one thread: more threads check the same types again.
const atOnce = 2
// Not by npx, which takes a second to find it.
const compiler = join('node_modules', '.bin', 'tsc')

const signal = stopSignal()
const results = await inParallel(packages, atOnce, async (name) => ({
  name,
  ...(await runCommand(compiler, ['-p', name, '--checkers', '1'], { cwd: repositoryRoot, signal })),
}))

const wrong = results.filter((result) => result.code !== 0)
for (const { name, output } of wrong)
  console.error(`${output.trimEnd()}\nThe types of ${name} do not hold.\n`)
if (wrong.length > 0) process.exitCode = 1
else console.log(`The types of ${packages.join(', ')} hold.`)
