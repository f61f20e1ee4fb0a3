import { createInterface } from 'node:readline/promises'
import { isMain } from '../process/is-main'
import { folderTarget } from '../target/folder-target'
import { httpTarget } from '../target/http-target'
import { parseArguments, UsageError, usage } from './arguments'
import { withSlash } from './release-url'
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
  const target = /^https?:/.test(options.target)
    ? httpTarget(withSlash(options.target), { authorization: process.env.REGISTRY_AUTHORIZATION })
    : folderTarget(options.target)
  await runRegistryCommand(options, {
    target,
    log: (line) => console.log(line),
    confirm,
    now: () => new Date(),
  })
}

if (isMain(import.meta.url)) {
  await main().catch((error: Error) => {
    console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : error.message)
    process.exitCode = 1
  })
}
