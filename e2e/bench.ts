import { setTimeout } from 'node:timers/promises'
import { parseCommandLine, runProgram, UsageError } from '@baithak/tools/process/run-program'
import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test'
import { chromiumOptions } from './browser'
import { member, seedLocalStorage } from './fixtures/stored'

const usage = `npm run bench -- <URL> [<URL>] [--runs 7] [--slow] [--paths /work,/party]

Loads pages with an empty cache, in turn from each URL, and prints the medians: the time until the content can be seen,
requests and bytes until then, the largest contentful paint, and of the whole visit the CPU time of the main thread and
its share in scripts. --slow loads them as a cheap phone does: 4 × CPU, 1.6 Mbit/s, 150 ms.

To compare with another commit, run npm start in a clone of each, and pass both URLs.`

const allPages = [
  { name: 'first visit', path: '/', isMember: false },
  ...['/', '/work', '/party', '/gig', '/wallet', '/admin/dashboard'].map((path) => ({
    name: `${path} (member)`,
    path,
    isMember: true,
  })),
]

type BenchPage = (typeof allPages)[number]

const units = {
  content: 'ms',
  requests: '',
  bytes: 'B',
  paint: 'ms',
  cpu: 'ms',
  script: 'ms',
  'all requests': '',
  'all bytes': 'B',
}
type Column = keyof typeof units
const columns = Object.keys(units) as Column[]
type Result = Record<Column, number>

/** Longer than the page waits before it fetches something in idle time. */
const quietMs = 3000

declare global {
  interface Window {
    largestPaintMs: number
    contentMs?: number
  }
}

/** Of the largest paint the last candidate counts. The content is there once a heading is seen, with nothing above it. */
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
    window.contentMs = performance.now()
    clearInterval(timer)
  }, 16)
}

const slowPhone = async (session: CDPSession) => {
  const bytesPerSecond = 1_600_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function measure(
  browser: Browser,
  url: string,
  { path, isMember }: BenchPage,
  isSlow: boolean,
) {
  // Requests of a service worker would be those of later visits.
  const options = { ...devices['Pixel 7'], serviceWorkers: 'block', locale: 'en-IN' } as const
  const context = await browser.newContext(options)
  try {
    if (isMember) await seedLocalStorage(context, url, member)
    const page = await context.newPage()
    await page.addInitScript(observePage)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    // CPU time instead of the time of the clock: other programs on the machine don't count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    if (isSlow) await slowPhone(session)
    const { untilContent, untilQuiet } = countTraffic(page, session)
    await page.goto(new URL(path, url).href, { waitUntil: 'commit' })
    const early = await untilContent()
    const all = await untilQuiet()
    const { metrics } = await session.send('Performance.getMetrics')
    const msOf = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0)
    const result: Result = {
      content: await page.evaluate(() => window.contentMs ?? 0),
      paint: await page.evaluate(() => window.largestPaintMs),
      ...early,
      'all requests': all.requests,
      'all bytes': all.bytes,
      cpu: msOf('TaskDuration'),
      script: msOf('ScriptDuration'),
    }
    return result
  } finally {
    await context.close()
  }
}

/** Counts requests and the bytes of those that have ended. */
function countTraffic(page: Page, session: CDPSession) {
  const traffic = { requests: 0, bytes: 0 }
  let lastEvent = performance.now()
  session.on('Network.requestWillBeSent', ({ request }) => {
    lastEvent = performance.now()
    if (request.url.startsWith('http')) traffic.requests += 1
  })
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    lastEvent = performance.now()
    traffic.bytes += encodedDataLength
  })
  return {
    async untilContent() {
      await page.waitForFunction(() => window.contentMs, undefined, {
        polling: 20,
        timeout: 60_000,
      })
      return { ...traffic }
    },
    async untilQuiet() {
      while (performance.now() - lastEvent < quietMs) await setTimeout(100)
      return traffic
    },
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
    console.log(title.padEnd(24) + cells.map((cell) => String(cell).padStart(13)).join(''))
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

const options = {
  runs: { type: 'string', default: '7' },
  slow: { type: 'boolean', default: false },
  paths: { type: 'string' },
} as const

async function main(args: readonly string[]) {
  const { values, positionals: urls } = parseCommandLine(args, options, 2)
  if (urls.length === 0) throw new UsageError('The URL of a deployment is missing.')
  const paths = values.paths?.split(',')
  const pages = allPages.filter(({ path }) => !paths || paths.includes(path))

  const browser = await chromium.launch(chromiumOptions())
  try {
    console.log(' '.repeat(24) + columns.map((column) => column.padStart(13)).join(''))
    for (const page of pages) {
      const results = urls.map((): Result[] => [])
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
