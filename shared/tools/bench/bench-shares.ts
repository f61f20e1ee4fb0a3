import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app, repositoryRoot } from '@baithak/build/apps'
import { chromium } from '@playwright/test'
import { build } from '../build-apps'
import { requireBrowser } from '../checks/browser'
import { launchArgs } from '../checks/launch-args'
import { revalidate } from '../hosting/host-files'
import type { RegistryEntry } from '../release/registry'
import { readRegistry, writeRegistry } from '../testing/edit-registry'
import { releaseNewerGig } from '../testing/release-newer-gig'
import { withFederatedSite } from './builds'
import { makeCertificate } from './certificate'
import { enterFromChooser, firstVisit, screens } from './journeys'
import { measureJourney } from './measure-journey'
import { formatKilobytes, markdownTable } from './report'
import { readStaticFile, type Site } from './site'
import { serveSite } from './site-server'

interface BenchSharesOptions {
  signal: AbortSignal
  rebuild: boolean
  runs: number
  port: number
}

interface Variant {
  name: string
  entry: RegistryEntry
}

/** The current release of Gig, and one beside it with shares of its own. */
async function releaseVariants(root: string, origin: string): Promise<Variant[]> {
  const { gig } = (await readRegistry(join(root, 'shell/dist/remotes.json'))).modes
  if (!gig) throw new Error('The registry has no entry for gig.')
  const folders = { folder: () => join(root, app('gig').folder, 'releases') }
  const live = { ...gig, url: new URL(gig.url, origin).href }
  return [
    { name: "the shell's", entry: live },
    { name: 'its own', entry: await releaseNewerGig(folders, live) },
  ]
}

/** The site with another registry entry for Gig. */
async function withGig(site: Site, root: string, gig: RegistryEntry): Promise<Site> {
  const file = join(root, 'remotes-of-variant.json')
  await writeFile(file, JSON.stringify(await readRegistry(join(root, 'shell/dist/remotes.json'))))
  await writeRegistry(file, { gig })
  const registry = await readStaticFile(file, revalidate)
  return { ...site, files: new Map([...site.files, ['/remotes.json', registry]]) }
}

/** Measures what the first entry into Gig transfers, by the shares that it uses. */
export async function benchShares({ signal, rebuild, runs, port }: BenchSharesOptions) {
  if (rebuild) await build(repositoryRoot, { signal })
  const certificate = await makeCertificate()
  const { path: executablePath } = await requireBrowser(signal)
  const args = [...launchArgs, certificate.trustFlag]
  const browser = await chromium.launch({ executablePath, args })
  let variants: Variant[] = []
  const rows: string[][] = []
  try {
    await withFederatedSite(
      async (site, root) => {
        for (const { name, entry } of variants) {
          if (signal.aborted) return
          const server = await serveSite(await withGig(site, root, entry), port, certificate)
          for (const journey of [
            firstVisit('`/gig`, first visit', '/gig', screens.gig),
            enterFromChooser('from the mode chooser at once', screens.gig),
          ]) {
            const { screen: metrics } = await measureJourney(browser, server, journey, runs)
            const { bytes, requests, roundTrips } = metrics
            rows.push([journey.name, name, formatKilobytes(bytes), `${requests}`, `${roundTrips}`])
          }
          await server.stop()
          console.error(`${name}: measured`)
        }
      },
      async (root) => {
        variants = await releaseVariants(root, `https://localhost:${port}`)
      },
    )
  } finally {
    await browser.close()
  }
  const head = ['first entry into Gig', 'shares', 'kB', 'requests', 'round trips']
  console.log(
    markdownTable(
      head,
      rows.toSorted(([a = ''], [b = '']) => (a < b ? 1 : -1)),
    ),
  )
}
