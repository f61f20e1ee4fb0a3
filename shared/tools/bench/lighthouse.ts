import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { chromium } from '@playwright/test'
import { runCommand } from '../process/run-command'
import { type StoredValues, seedLocalStorage } from '../testing/stored'
import { markdownTable } from './report'
import { median } from './statistics'

/** The last major version for Node 20. Run by npx and not installed, because it brings a hundred packages. */
const lighthouse = 'lighthouse@12.8.2'
const runs = 3

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'total-byte-weight': 'bytes',
} as const

interface LighthouseReport {
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<string, { numericValue?: number } | undefined>
}

interface LighthouseOptions {
  executablePath: string
  args: readonly string[]
  /** The browser's remote debugging port. */
  port: number
  signal: AbortSignal
}

async function audit(
  url: string,
  stored: StoredValues,
  { executablePath, args, port, signal }: LighthouseOptions,
): Promise<LighthouseReport> {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-lighthouse-'))
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    await seedLocalStorage(context, new URL(url).origin, stored)
    const file = join(folder, 'report.json')
    const npxArgs = `--yes ${lighthouse} ${url} --port=${port} --disable-storage-reset --quiet --output=json --output-path=${file}`
    const { code, output } = await runCommand('npx', npxArgs.split(' '), {
      cwd: repositoryRoot,
      signal,
    })
    if (code !== 0) throw new Error(`${output}\nLighthouse could not audit ${url}.`)
    return JSON.parse(await readFile(file, 'utf8')) as LighthouseReport
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** What Lighthouse says when the browser's trace lacks the start of the navigation, which has nothing to do with the page. */
const askedAgain = 'Please run Lighthouse again'

/** Repeats an audit that Lighthouse asks to repeat, up to three times. */
async function auditUntilComplete(...args: Parameters<typeof audit>): Promise<LighthouseReport> {
  for (let left = 3; ; left -= 1)
    try {
      return await audit(...args)
    } catch (error) {
      if (left === 0 || !String(error).includes(askedAgain)) throw error
    }
}

/** Medians of several mobile audits of a URL: the category scores, then the audits above. */
export async function auditUrl(url: string, stored: StoredValues, options: LighthouseOptions) {
  const reports: LighthouseReport[] = []
  for (let run = 0; run < runs; run += 1)
    reports.push(await auditUntilComplete(url, stored, options))
  const scores = categories.map((name) =>
    median(reports.map((report) => Math.round(100 * report.categories[name].score))),
  )
  const numbers = Object.keys(audits).map((id) =>
    Math.round(median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN))),
  )
  return [scores.join('/'), ...numbers]
}

/** The audits as a table, federated : monolith. */
export function lighthouseTable(
  rows: readonly {
    name: string
    federated: readonly (number | string)[]
    monolith: readonly (number | string)[]
  }[],
): string {
  return markdownTable(
    ['Lighthouse, mobile', categories.join('/'), ...Object.values(audits)],
    rows.map(({ name, federated, monolith }) => [
      name,
      ...federated.map((value, index) => `${value} : ${monolith[index]}`),
    ]),
  )
}
