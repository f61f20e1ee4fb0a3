import { existsSync } from 'node:fs'
import { apps } from '@baithak/build/apps'
import { startPortOf } from '@baithak/build/ports'
import { movePorts } from '@baithak/tools/server/free-ports'
import { startOwnServers } from '../fixtures/own-servers'
import globalSetup from '../global-setup'
import { testOffsets, testPorts, workerOffset } from '../test-ports'
import { type Engine, engines } from './browser'
import { journeys } from './journeys'
import { Visitor } from './visitor'

/** `npm run e2e:engines -- 'WebKit|apply'` runs only the journeys with such a title. */
const filter = new RegExp(process.argv[2] ?? '')
const counts = { passed: 0, failed: 0 }

async function runEngine({ name, programs, packages, start }: Engine, index: number) {
  const meant = Object.entries(journeys).filter(([title]) => filter.test(`${name} › ${title}`))
  if (meant.length === 0) return
  const missing = programs.filter((program) => !existsSync(program))
  if (missing.length > 0) {
    counts.failed += meant.length
    return console.log(`✗ ${name}: no ${missing.join(', ')}. Run: apt-get install ${packages}`)
  }
  const offset = workerOffset(index)
  const servers = await startOwnServers(offset)
  const stopServers = () => Promise.all(apps.map(({ id }) => servers.stop(id)))
  // No app has the last port of a worker.
  const browser = await start(startPortOf(9) + offset + Number(process.env.BAITHAK_PORT_OFFSET))
  for (const [title, run] of meant) {
    const begin = performance.now()
    const error = await run(new Visitor(browser, servers.url), stopServers).catch(String)
    counts[error ? 'failed' : 'passed'] += 1
    const seconds = ((performance.now() - begin) / 1000).toFixed(1)
    console.log(`${error ? '✗' : '✓'} ${name} › ${title} (${seconds} s) ${error ?? ''}`)
  }
  await browser.close().catch(() => {})
  await servers.close()
}

await movePorts(testPorts(engines.length), testOffsets)
const stopShared = await globalSetup()
await Promise.all(
  engines.map((engine, index) =>
    runEngine(engine, index).catch((error: Error) => {
      counts.failed += 1
      console.log(`✗ ${engine.name}: ${error.message}`)
    }),
  ),
)
await stopShared?.()
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
