import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launchArgs, requireBrowser } from '../checks/browser'
import { requireFreePorts } from '../serve/app-server'
import { shell } from '../serve/apps'
import { stopSignal } from '../serve/stop-signal'
import { benchInteractions } from './bench-interactions'
import { buildBoth, readSites } from './builds'
import { makeCertificate } from './certificate'
import { journeys } from './journeys'
import { lighthouseOf, lighthouseTable } from './lighthouse'
import { measure } from './measure-journey'
import { details, type Row, summary } from './report'
import { serveSite } from './site-server'

const { values } = parseArgs({
  options: {
    'no-build': { type: 'boolean' },
    runs: { type: 'string', default: '3' },
    /** Lighthouse besides, which takes its time. */
    lighthouse: { type: 'boolean' },
    /** Instead: what inputs cost where there are thousands of things. */
    interactions: { type: 'boolean' },
    /** Only the journeys whose names hold these words. */
    only: { type: 'string', default: '' },
  },
})
const ports = [shell.port + 10, shell.port + 11] as const
const debuggerPort = shell.port + 12
const chosen = journeys.filter(({ name }) => name.includes(values.only))

/** Measures the federated app beside the same sources built as one ordinary app. */
async function bench(signal: AbortSignal) {
  await requireFreePorts(ports.map((port) => ({ id: 'bench', port })))
  if (!values['no-build']) await buildBoth(signal)
  const sites = await readSites()
  const certificate = await makeCertificate()
  const federated = await serveSite(sites.federated, ports[0], certificate)
  const single = await serveSite(sites.single, ports[1], certificate)
  const { path: executablePath } = await requireBrowser(signal)
  const args = [...launchArgs, certificate.trustFlag]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const rows: Row[] = []
    for (const journey of chosen) {
      if (signal.aborted) break
      const runs = Number(values.runs)
      rows.push({
        journey,
        federated: await measure(browser, federated, journey, runs),
        single: await measure(browser, single, journey, runs),
      })
      console.error(`${journey.name}: measured`)
    }
    console.log(`\nFederated : one app = ratio.\n\n${summary(rows)}\n\n${details(rows)}`)
    if (!values.lighthouse) return

    const audited: Parameters<typeof lighthouseTable>[0][number][] = []
    federated.latency = 0
    single.latency = 0
    for (const { name, entry } of chosen) {
      if (!entry || signal.aborted) continue
      const options = { executablePath, args, port: debuggerPort, signal }
      audited.push({
        name,
        federated: await lighthouseOf(`${federated.url}${entry.path}`, entry.stored, options),
        single: await lighthouseOf(`${single.url}${entry.path}`, entry.stored, options),
      })
      console.error(`${name}: audited`)
    }
    console.log(`\nFederated : one app.\n\n${lighthouseTable(audited)}`)
  } finally {
    await browser.close()
    await Promise.all([federated.stop(), single.stop()])
  }
}

const stopping = stopSignal()
const wanted = values.interactions
  ? benchInteractions({
      signal: stopping,
      anew: !values['no-build'],
      runs: Number(values.runs),
      only: values.only,
    })
  : bench(stopping)

await wanted.catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
