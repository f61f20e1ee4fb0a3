import { setTimeout } from 'node:timers/promises'
import { withTimeout } from '@baithak/storage/with-timeout'
import { parseCommandLine, runProgram, UsageError } from '@baithak/tools/process/run-program'
import { type Browser, type CDPSession, chromium, devices } from '@playwright/test'
import { chromiumOptions } from './browser'
import { member, seedLocalStorage } from './fixtures/stored'

const usage = `npm run bench -- <URL> [<URL>] [--runs 7] [--slow] [--paths /work,/party]

Loads pages with an empty cache, in turn from each URL, and prints the medians: the time until the content can be seen,
requests and bytes until then, the largest contentful paint, and the CPU time of the main thread and its share in scripts
in the whole visit. --slow loads them as a cheap phone does: 4 × CPU, 1.6 Mbit/s, 150 ms.

To compare with another commit, run npm start in a clone of each, and pass both URLs.`

const memberPaths = ['/', '/work', '/party', '/gig', '/wallet', '/admin/dashboard']
const allPages = [
  { name: 'first visit', path: '/', isMember: false },
  ...memberPaths.map((path) => ({ name: `${path} (member)`, path, isMember: true })),
]
type BenchPage = (typeof allPages)[number]

const units = {
  ...{ content: 'ms', requests: '', bytes: 'B', paint: 'ms', cpu: 'ms', script: 'ms' },
  ...{ 'all requests': '', 'all bytes': 'B' },
}
type Column = keyof typeof units
const columns = Object.keys(units) as Column[]

const contentTimeoutMs = 60_000
/** A silence of the network that is longer than the page waits before it fetches something in idle time. */
const quietMs = 3000

declare global {
  interface Window {
    largestPaintMs: number
    reportContent(ms: string): void
  }
}

/** Runs in the page. Records the last candidate of the largest paint, and reports the time when a heading is visible. */
function observePage() {
  window.largestPaintMs = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaintMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const timer = setInterval(() => {
    const heading = document.querySelector('main:not([inert]) h1, #root h1')
    const box = heading?.getBoundingClientRect()
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (!top || !heading?.contains(top)) return
    window.reportContent(String(performance.now()))
    clearInterval(timer)
  }, 16)
}

async function emulateSlowPhone(session: CDPSession) {
  const throughput = 1_600_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150 },
    ...{ downloadThroughput: throughput, uploadThroughput: throughput },
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function measure(
  browser: Browser,
  url: string,
  { path, isMember }: BenchPage,
  isSlow: boolean,
): Promise<Record<Column, number>> {
  // The requests of a service worker are for later visits.
  const options = { ...devices['Pixel 7'], serviceWorkers: 'block', locale: 'en-IN' } as const
  const context = await browser.newContext(options)
  try {
    if (isMember) await seedLocalStorage(context, url, member)
    const page = await context.newPage()
    await page.addInitScript(observePage)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    // CPU time does not depend on other programs on the machine.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const reported = contentReport(session)
    if (isSlow) await emulateSlowPhone(session)
    const traffic = countTraffic(session)
    await page.goto(new URL(path, url).href, { waitUntil: 'commit' })
    const content = await reported
    const { requests, bytes } = traffic
    while (performance.now() - traffic.lastEvent < quietMs) await setTimeout(100)
    const { metrics } = await session.send('Performance.getMetrics')
    const msOf = (name: string) => 1000 * (metrics.find((entry) => entry.name === name)?.value ?? 0)
    const paint = await page.evaluate(() => window.largestPaintMs)
    return {
      ...{ content, requests, bytes, paint },
      ...{ cpu: msOf('TaskDuration'), script: msOf('ScriptDuration') },
      ...{ 'all requests': traffic.requests, 'all bytes': traffic.bytes },
    }
  } finally {
    await context.close()
  }
}

/** Awaits the page's report of its content. Playwright's own waiting would run 300 kB of script in the page. */
async function contentReport(session: CDPSession): Promise<number> {
  const reported = new Promise<number>((resolve) =>
    session.once('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload))),
  )
  await Promise.all([
    session.send('Runtime.enable'),
    session.send('Runtime.addBinding', { name: 'reportContent' }),
  ])
  return withTimeout(reported, contentTimeoutMs, () => new Error('The page shows no heading.'))
}

/** Counts requests, and the bytes that have arrived. */
function countTraffic(session: CDPSession) {
  const traffic = { requests: 0, bytes: 0, lastEvent: performance.now() }
  session.on('Network.requestWillBeSent', ({ request }) => {
    traffic.lastEvent = performance.now()
    if (request.url.startsWith('http')) traffic.requests += 1
  })
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    traffic.lastEvent = performance.now()
    traffic.bytes += encodedDataLength
  })
  return traffic
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const print = (title: string, cells: readonly string[]) =>
  console.log(title.padEnd(24) + cells.map((cell) => cell.padStart(13)).join(''))

/** Prints one row for each URL, and the second in per cent of the first. */
function printRows({ name }: BenchPage, results: readonly Record<Column, number>[][]) {
  const medians = results.map((runs) =>
    columns.map((column) => Math.round(median(runs.map((run) => run[column])))),
  )
  for (const [index, row] of medians.entries())
    print(
      index === 0 ? name : '',
      columns.map((column, at) => `${row[at]} ${units[column]}`.trim()),
    )
  const [first, second] = medians
  const share = (value: number, at: number) => `${Math.round((100 * value) / (first?.[at] || 1))} %`
  if (second) print('', second.map(share))
}

async function main(args: readonly string[]) {
  const options = {
    runs: { type: 'string', default: '7' },
    slow: { type: 'boolean', default: false },
    paths: { type: 'string' },
  } as const
  const { values, positionals: urls } = parseCommandLine(args, options, 2)
  if (urls.length === 0) throw new UsageError('The URL of a deployment is missing.')
  const paths = values.paths?.split(',')
  const pages = allPages.filter(({ path }) => !paths || paths.includes(path))
  const browser = await chromium.launch(chromiumOptions())
  try {
    print('', columns)
    for (const page of pages) {
      const results = urls.map((): Record<Column, number>[] => [])
      for (let run = 0; run < Number(values.runs); run += 1)
        for (const [index, url] of urls.entries())
          results[index]?.push(await measure(browser, url, page, values.slow))
      printRows(page, results)
    }
  } finally {
    await browser.close()
  }
}

await runProgram(import.meta.url, usage, main)
