import { createInterface } from 'node:readline/promises'
import { runProgram } from '../process/run-program'
import { parseArguments, usage } from './arguments'
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

await runProgram(import.meta.url, main, usage)
