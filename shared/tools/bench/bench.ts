import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { apps, modes, repositoryRoot, shell } from '@baithak/build/apps'
import { chromium, type Page } from '@playwright/test'
import { build, buildEnvironment } from '../build-apps'
import { requireBrowser } from '../checks/browser'
import { launchArgs } from '../checks/launch-args'
import { prepare } from '../prepare'
import { runCommand } from '../process/run-command'
import { stopSignal } from '../process/stop-signal'
import { movePorts } from '../server/free-ports'
import { startFrameCount, stopFrameCount } from '../testing/empty-frames'
import { makeChange, type ScreenChange, screenChanges } from '../testing/screen-changes'
import { heldPass, member, seedLocalStorageFrom } from '../testing/stored'
import { benchInteractions } from './bench-interactions'
import { makeCertificate } from './certificate'
import { journeys } from './journeys'
import { auditUrl, lighthouseTable } from './lighthouse'
import { measureJourney } from './measure-journey'
import { markdownTable, type ReportRow, summary } from './report'
import { emptyFramesOf, recordScreencast } from './screencast'
import { type Site, shellSite, withModes } from './site'
import { serveSite } from './site-server'
import { withBenchServers } from './with-bench-servers'

const { values } = parseArgs({
  options: {
    'no-build': { type: 'boolean' },
    runs: { type: 'string', default: '3' },
    /** Also runs Lighthouse, which is slow. */
    lighthouse: { type: 'boolean' },
    /** Measures inputs on screens with thousands of items instead. */
    interactions: { type: 'boolean' },
    /** Counts the empty frames of screen changes instead. */
    motion: { type: 'boolean' },
    /** Runs only the journeys or scenarios whose names contain this text. */
    only: { type: 'string', default: '' },
  },
})
/** Of the two sites and the debugger; not those of `npm start`. */
const benchPorts = () => [10, 11, 12].map((distance) => shell.port + distance)
const selected = journeys.filter(({ name }) => name.includes(values.only))

/** Compares the federated app with the same sources built as a monolith. */
async function bench(
  signal: AbortSignal,
  [port = 0, monolithPort = 0, debuggerPort = 0]: number[],
) {
  if (!values['no-build']) await buildBoth(signal)
  const sites = await readSites()
  const certificate = await makeCertificate()
  const federated = await serveSite(sites.federated, port, certificate)
  const monolith = await serveSite(sites.monolith, monolithPort, certificate)
  const { path: executablePath } = await requireBrowser(signal)
  const args = [...launchArgs, certificate.trustFlag]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const rows: ReportRow[] = []
    for (const journey of selected) {
      if (signal.aborted) break
      const runs = Number(values.runs)
      rows.push({
        journey,
        federated: await measureJourney(browser, federated, journey, runs),
        monolith: await measureJourney(browser, monolith, journey, runs),
      })
      console.error(`${journey.name}: measured`)
    }
    console.log(`\nFederated : monolith = ratio.\n\n${summary(rows)}`)
    if (!values.lighthouse) return

    const audits: Parameters<typeof lighthouseTable>[0][number][] = []
    federated.latencyMs = 0
    monolith.latencyMs = 0
    for (const { name, entry } of selected) {
      if (!entry || signal.aborted) continue
      const options = { executablePath, args, port: debuggerPort, signal }
      audits.push({
        name,
        federated: await auditUrl(`${federated.url}${entry.path}`, entry.stored, options),
        monolith: await auditUrl(`${monolith.url}${entry.path}`, entry.stored, options),
      })
      console.error(`${name}: audited`)
    }
    console.log(`\nFederated : monolith.\n\n${lighthouseTable(audits)}`)
  } finally {
    await browser.close()
    await Promise.all([federated.stop(), monolith.stop()])
  }
}

const monolithFolder = join(import.meta.dirname, 'monolith')

/** Builds the five apps, and the same sources as a monolith. */
async function buildBoth(signal: AbortSignal): Promise<void> {
  await build(repositoryRoot, { signal })
  const { code, output } = await runCommand(
    'npx',
    [
      'vite',
      'build',
      '--configLoader',
      'runner',
      '--config',
      join(monolithFolder, 'vite.config.ts'),
    ],
    { cwd: repositoryRoot, env: buildEnvironment(process.env), signal },
  )
  if (code !== 0) throw new Error(`${output}\nThe build of the monolith failed.`)
}

/** Reads both builds as sites, in the federated one with the modes on the shell's origin. */
async function readSites(): Promise<{ federated: Site; monolith: Site }> {
  const root = await mkdtemp(join(tmpdir(), 'baithak-bench-'))
  try {
    for (const { folder } of apps)
      await cp(join(repositoryRoot, folder, 'dist'), join(root, folder, 'dist'), {
        recursive: true,
      })
    await prepare(root, ({ id }) => `/modes/${id}`)
    const releases = modes.map(({ id, folder }) => [id, join(root, folder, 'releases')] as const)
    return {
      federated: await withModes(await shellSite(join(root, 'shell/dist')), releases),
      monolith: await shellSite(join(monolithFolder, 'dist')),
    }
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Longer than the app waits before it prefetches the other modes. */
const prefetchMs = 4000
/** A screen rests before the next change. */
const restMs = 300

async function measureChange(page: Page, change: ScreenChange): Promise<string[]> {
  await page.waitForTimeout(restMs)
  const stopScreencast = await recordScreencast(page)
  await startFrameCount(page)
  await makeChange(page, change)
  const sampled = await stopFrameCount(page)
  const painted = emptyFramesOf(await stopScreencast())
  return [
    change.name,
    `${painted.emptyFrames} of ${painted.frames}`,
    String(painted.emptyMs),
    `${sampled.emptyFrames} of ${sampled.frames}`,
    String(sampled.emptyMs),
  ]
}

/** Reports the empty frames of screen changes in a warm app whose other modes are prefetched. */
async function benchMotion({ signal, rebuild }: { signal: AbortSignal; rebuild: boolean }) {
  await withBenchServers({ signal, rebuild }, async (browser, servers) => {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block', locale: 'en-IN' })
    const page = await context.newPage()
    const stored = { ...member, userPass: heldPass('gold_monthly', new Date()) }
    await seedLocalStorageFrom(page, servers.url, stored)
    await page.goto(`${servers.url}/work`)
    await page.locator('#root h1').waitFor()
    await page.waitForTimeout(prefetchMs)
    const rows: string[][] = []
    for (const change of screenChanges) {
      if (signal.aborted) break
      rows.push(await measureChange(page, change))
      console.error(`${change.name}: measured`)
    }
    const head = ['screen change', 'empty painted', 'ms', 'empty in the page', 'ms']
    console.log(`\n${markdownTable(head, rows)}`)
  })
}

const signal = stopSignal()
const rebuild = !values['no-build']

async function run(): Promise<void> {
  if (values.motion) return benchMotion({ signal, rebuild })
  if (values.interactions)
    return benchInteractions({ signal, rebuild, runs: Number(values.runs), only: values.only })
  await movePorts(benchPorts())
  return bench(signal, benchPorts())
}

await run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
