import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot as root } from '@baithak/build/apps'
import { contractVersion } from '@baithak/contract'
import { allowsChange, apiChange } from './api/api-change'
import { apiReport, emitDeclarations } from './api/api-report'

const { values } = parseArgs({
  options: {
    /** Writes the reports of APIs that have changed. */
    write: { type: 'boolean', default: false },
  },
})

interface Api {
  name: string
  /** Below `shared`, without its extension. */
  module: string
  file: string
  version: string
  /** Where the version is raised. */
  versionFile: string
}

const platformPackage = 'shared/platform/package.json'
const { version: platformVersion } = JSON.parse(
  await readFile(join(root, platformPackage), 'utf8'),
) as { version: string }

const platform: Api = {
  name: '@baithak/platform',
  module: 'platform/index',
  file: 'shared/platform/api.md',
  version: platformVersion,
  versionFile: platformPackage,
}
const contract: Api = {
  name: 'the contract',
  module: 'contract/contract',
  file: 'shared/contract/api.md',
  version: String(contractVersion),
  versionFile: 'shared/contract/contract.ts',
}

const render = ({ name, version }: Api, code: string) =>
  `# API of ${name}, version ${version}\n\nWritten by \`npm run api -- --write\`.\n\n\`\`\`ts\n${code}\n\`\`\`\n`

const declarationsOf = (code: string) => code.split(/\n(?=\w)/)
const unexported = (declaration: string) => declaration.replace(/^export /, '').trim()

/** Leaves the contract's declarations out of the platform's report: the contract has a number of its own. */
function without(code: string, others: string): string {
  const theirs = new Set(declarationsOf(others).map(unexported))
  return declarationsOf(code)
    .filter((declaration) => !theirs.has(unexported(declaration)))
    .join('\n')
}

/** Returns what is wrong and what to do about it; `undefined` if the report is up to date. */
async function check(api: Api, code: string): Promise<string | undefined> {
  const path = join(root, api.file)
  const recorded = await readFile(path, 'utf8').catch(() => '')
  const [, before = '0'] = /, version (\S+)\n/.exec(recorded) ?? []
  const change = apiChange(/```ts\n([\s\S]*?)\n```/.exec(recorded)?.[1] ?? '', code)
  const isInteger = !api.version.includes('.')
  const isAllowed =
    allowsChange(change, [before, api.version]) || (isInteger && change === 'addition')
  if (!isAllowed) {
    const step = isInteger ? 'number' : change === 'breaking' ? 'major version' : 'minor version'
    const what = change === 'breaking' ? 'removes or changes declarations' : 'adds declarations'
    return `${api.name} ${what} since ${before}.\nRaise the ${step} in ${api.versionFile}, then run: npm run api -- --write`
  }
  if (change === 'none') return undefined
  if (!values.write) return `${api.file} is out of date. Run: npm run api -- --write`
  await writeFile(path, render(api, code))
  console.log(`${api.file}: written.`)
  return undefined
}

await emitDeclarations()
const problems: string[] = []
const contractCode = await apiReport(contract.module)
const platformCode = without(await apiReport(platform.module), contractCode)
problems.push((await check(platform, platformCode)) ?? '')
problems.push((await check(contract, contractCode)) ?? '')
const found = problems.filter(Boolean)
if (found.length > 0) {
  console.error(found.join('\n\n'))
  process.exitCode = 1
} else console.log(`The APIs of ${platform.name} and ${contract.name} match their reports.`)
