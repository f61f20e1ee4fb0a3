import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, devices } from '@playwright/test'
import { chromiumOptions } from './browser'
import { member, seedLocalStorage } from './fixtures/stored'

const usage = `npm run bench -- <URL> [<URL>] [--runs 5]

Loads pages with an empty cache, in turn from each URL, and prints the medians: bytes over the wire, requests, CPU time of
the main thread and its share in scripts, and the largest contentful paint.`

const pages = [
  { name: 'first visit', path: '/', isMember: false },
  { name: '/welcome-type', path: '/welcome-type', isMember: false },
  ...['/', '/welcome-type', '/work', '/party', '/gig', '/admin/dashboard'].map((path) => ({
    name: `${path} (member)`,
    path,
    isMember: true,
  })),
]

/** Longer than the page waits before it fetches something in idle time. */
const quietMs = 3000

type BenchPage = (typeof pages)[number]

const units = { bytes: 'B', requests: '', cpu: 'ms', script: 'ms', paint: 'ms' }
const columns = Object.keys(units) as (keyof typeof units)[]
type Result = Record<keyof typeof units, number>

declare global {
  interface Window {
    largestPaintMs: number
  }
}

/** The last candidate counts. */
function observePaints() {
  window.largestPaintMs = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaintMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

async function measure(browser: Browser, url: string, { path, isMember }: BenchPage) {
  // Requests of a service worker would be those of later visits.
  const options = { ...devices['Pixel 7'], serviceWorkers: 'block', locale: 'en-IN' } as const
  const context = await browser.newContext(options)
  try {
    if (isMember) await seedLocalStorage(context, url, member)
    const page = await context.newPage()
    await page.addInitScript(observePaints)
    const session = await context.newCDPSession(page)
    let lastEvent = performance.now()
    const result: Result = { bytes: 0, requests: 0, cpu: 0, script: 0, paint: 0 }
    session.on('Network.requestWillBeSent', ({ request }) => {
      lastEvent = performance.now()
      if (request.url.startsWith('http')) result.requests += 1
    })
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      lastEvent = performance.now()
      result.bytes += encodedDataLength
    })
    await session.send('Network.enable')
    // CPU time instead of the time of the clock: other programs on the machine don't count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(new URL(path, url).href)
    while (performance.now() - lastEvent < quietMs) await setTimeout(100)
    const { metrics } = await session.send('Performance.getMetrics')
    const msOf = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0)
    result.cpu = msOf('TaskDuration')
    result.script = msOf('ScriptDuration')
    result.paint = await page.evaluate(() => window.largestPaintMs)
    return result
  } finally {
    await context.close()
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** One row for each URL, and the second in per cent of the first. */
function printRows({ name }: BenchPage, results: readonly (readonly Result[])[]) {
  const medians = results.map((runs) =>
    columns.map((column) => Math.round(median(runs.map((run) => run[column])))),
  )
  const print = (title: string, cells: readonly (string | number)[]) =>
    console.log(title.padEnd(24) + cells.map((cell) => String(cell).padStart(12)).join(''))
  for (const [index, row] of medians.entries())
    print(
      index === 0 ? name : '',
      columns.map((column, at) => `${row[at]} ${units[column]}`.trim()),
    )
  const [first, second] = medians
  if (first && second)
    print(
      '',
      second.map((value, at) => `${Math.round((100 * value) / (first[at] || 1))} %`),
    )
}

const { values, positionals: urls } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})
if (urls.length === 0 || urls.length > 2) {
  console.error(usage)
  process.exit(1)
}

const browser = await chromium.launch(chromiumOptions())
try {
  console.log(' '.repeat(24) + columns.map((column) => column.padStart(12)).join(''))
  for (const page of pages) {
    const results = urls.map((): Result[] => [])
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, url] of urls.entries())
        results[index]?.push(await measure(browser, url, page))
    printRows(page, results)
  }
} finally {
  await browser.close()
}
