import { type Browser, chromium, type Page } from '@playwright/test'
import { launchArgs, requireBrowser } from '../checks/browser'
import { middleOf, type Point } from '../fixtures/finger'
import { ownServers } from '../fixtures/own-servers'
import { storeFrom } from '../fixtures/stored'
import { repositoryRoot } from '../serve/apps'
import { build, describeFailures } from '../serve/build'
import { prepare } from '../serve/prepare'
import { type Act, type Crowd, crowds } from './interaction-scenarios'
import { manyVenues } from './large-fixtures'
import { categories, type TraceEvent, type Work, workOf } from './main-thread-work'
import { median } from './network-metrics'
import { markdownTable } from './report'

/** Milliseconds, on a device four times as slow as this one. */
const goal = 50
const slowDown = 4
/** Longer than anything waits that an input sets off: an address at rest, a venue's answer. */
const rest = 1400
const offset = 60

interface Measured {
  crowd: string
  act: string
  work: Work
}

async function workOfAct(browser: Browser, page: Page, act: Act): Promise<Work> {
  await act.before?.(page)
  await page.waitForTimeout(rest / 2)
  const at = act.target ? await middleOf(page.locator(act.target).first()) : nowhere
  await page.waitForTimeout(rest / 2)
  await browser.startTracing(page, { categories })
  await act.run(page, at)
  await page.waitForTimeout(rest)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return workOf(traceEvents)
}

const nowhere: Point = { x: 0, y: 0 }

async function visit(browser: Browser, url: string, crowd: Crowd): Promise<Measured[]> {
  const { viewport, hasTouch } = crowd
  const context = await browser.newContext({
    viewport,
    hasTouch,
    serviceWorkers: 'block',
    locale: 'en-IN',
  })
  try {
    const page = await context.newPage()
    await storeFrom(page, url, crowd.stored)
    await page.goto(`${url}${crowd.path}`)
    await page.locator(crowd.shows).first().waitFor()
    const device = await context.newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const measured: Measured[] = []
    for (const act of crowd.acts)
      for (let time = 0; time < act.times; time += 1) {
        const work = await workOfAct(browser, page, act)
        measured.push({ crowd: crowd.name, act: act.name, work })
      }
    return measured
  } finally {
    await context.close()
  }
}

function table(measured: readonly Measured[]): string {
  const named = new Map<string, Measured[]>()
  for (const each of measured) {
    const name = `${each.crowd}: ${each.act}`
    named.set(name, [...(named.get(name) ?? []), each])
  }
  return markdownTable(
    [
      'main thread, ms',
      'until the next paint',
      'longest task',
      'all until at rest',
      `goal ${goal}`,
    ],
    [...named].map(([name, all]) => {
      const of = (part: keyof Work) => median(all.map(({ work }) => work[part]))
      const within = Math.max(of('untilPaint'), of('longest')) < goal
      const numbers = (['untilPaint', 'longest', 'all'] as const).map((part) => of(part).toFixed(1))
      return [name, ...numbers, within ? 'met' : 'missed']
    }),
  )
}

/**
 * What inputs cost the main thread on screens that hold thousands of things, medians of several: in time that the
 * thread itself worked. Others who want the same processor still make each step of it slower: compare only what was
 * measured in turns.
 */
export async function benchInteractions({
  signal,
  anew,
  runs,
  only,
}: {
  signal: AbortSignal
  anew: boolean
  runs: number
  only: string
}) {
  if (anew) {
    const failures = await build(repositoryRoot, { signal })
    if (failures.length > 0) throw new Error(describeFailures(failures))
  }
  await prepare(repositoryRoot)
  const servers = await ownServers(offset)
  const { path: executablePath } = await requireBrowser(signal)
  const browser = await chromium.launch({ executablePath, args: launchArgs })
  try {
    await servers.enter(await servers.rebuild('party', manyVenues(2000)))
    const measured: Measured[] = []
    for (const crowd of crowds.filter(({ name }) => name.includes(only)))
      for (let run = 0; run < runs && !signal.aborted; run += 1) {
        measured.push(...(await visit(browser, servers.url, crowd)))
        console.error(`${crowd.name}: measured`)
      }
    console.log(`\n${table(measured)}`)
  } finally {
    await browser.close()
    await servers.close()
  }
}
