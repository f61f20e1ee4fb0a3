import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { apps, repositoryRoot } from '@baithak/build/apps'
import concurrently from 'concurrently'
import { parseCommandLine, runProgram } from './process/run-program'

const usage = `npm run build                  builds all apps
npm run build -w remote-party  builds one of them`

/** Builds apps in parallel. Reports a line for each built app. If one fails, throws an error with the output. */
export async function build(
  root: string,
  folders: readonly string[] = apps.map(({ folder }) => folder),
  report: (line: string) => void = () => {},
): Promise<void> {
  let output = ''
  const { commands, result } = concurrently(
    folders.map((name) => ({
      name,
      command: 'npm run build',
      cwd: join(root, name),
      env: { NODE_ENV: 'production' },
    })),
    {
      maxProcesses: availableParallelism(),
      prefix: 'name',
      group: true,
      outputStream: new Writable({
        write(chunk, _encoding, done) {
          output += chunk
          done()
        },
      }),
    },
  )
  for (const { name, close } of commands)
    close.subscribe(({ exitCode, timings }) => {
      if (exitCode === 0) report(`${name} is built (${timings.durationSeconds.toFixed(0)} s)`)
    })
  await result.catch(() => {
    throw new Error(output.trimEnd())
  })
}

await runProgram(import.meta.url, usage, async (args) => {
  parseCommandLine(args, {})
  await build(repositoryRoot, undefined, console.log)
})
