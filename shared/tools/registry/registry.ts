import { createInterface } from 'node:readline/promises'
import { isMain } from '../process/is-main'
import { parseArguments, UsageError, usage } from './arguments'
import { printable } from './describe-team'
import { runRegistryCommand } from './run-registry-command'

async function confirm(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Error('Nothing was changed: nobody can answer here. Add --yes to confirm.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Write this? (y/N) ')
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

/** `npm run registry -- set party https://modes.example/party/1.4.0-0123456789/` */
async function main() {
  const options = parseArguments(process.argv.slice(2))
  await runRegistryCommand(options, {
    log: (line) => console.log(line),
    confirm,
    now: () => new Date(),
  })
}

if (isMain(import.meta.url)) {
  await main().catch((error: Error) => {
    const message = error.message.split('\n').map(printable).join('\n')
    console.error(error instanceof UsageError ? `${message}\n\n${usage}` : message)
    process.exitCode = 1
  })
}
