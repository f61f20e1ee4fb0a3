import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { type StoredValues, store } from '../fixtures/stored'
import { repositoryRoot } from '../serve/apps'
import { runCommand } from '../serve/run-command'
import { median } from './network-metrics'
import { markdownTable } from './report'

/** The last major version that runs on Node 20. Fetched when it is wanted: it brings a hundred packages with it. */
const lighthouse = 'lighthouse@12.8.2'
const runs = 3

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  'first-contentful-paint': 'first paint ms',
  'largest-contentful-paint': 'largest paint ms',
  'total-blocking-time': 'blocked ms',
  'total-byte-weight': 'bytes',
} as const

interface Report {
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<string, { numericValue?: number } | undefined>
}

export interface LighthouseOptions {
  executablePath: string
  args: readonly string[]
  /** Where the browser listens for its debugger. */
  port: number
  signal: AbortSignal
}

async function audited(
  url: string,
  stored: StoredValues,
  { executablePath, args, port, signal }: LighthouseOptions,
): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-lighthouse-'))
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    await store(context, new URL(url).origin, stored)
    const file = join(folder, 'report.json')
    const words = `--yes ${lighthouse} ${url} --port=${port} --disable-storage-reset --quiet --output=json --output-path=${file}`
    const { code, output } = await runCommand('npx', words.split(' '), {
      cwd: repositoryRoot,
      signal,
    })
    if (code !== 0) throw new Error(`${output}\nLighthouse could not audit ${url}.`)
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The medians of Lighthouse's mobile audits of an address: its scores out of 100, then the audits named above. */
export async function lighthouseOf(url: string, stored: StoredValues, options: LighthouseOptions) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await audited(url, stored, options))
  const scores = categories.map((name) =>
    median(reports.map((report) => Math.round(100 * report.categories[name].score))),
  )
  const numbers = Object.keys(audits).map((id) =>
    Math.round(median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN))),
  )
  return [scores.join('/'), ...numbers]
}

/** Lighthouse's numbers, federated : as one app. */
export function lighthouseTable(
  rows: readonly {
    name: string
    federated: readonly (number | string)[]
    single: readonly (number | string)[]
  }[],
): string {
  return markdownTable(
    ['Lighthouse, mobile', categories.join('/'), ...Object.values(audits)],
    rows.map(({ name, federated, single }) => [
      name,
      ...federated.map((value, at) => `${value} : ${single[at]}`),
    ]),
  )
}
