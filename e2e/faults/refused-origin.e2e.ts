import { localUrl } from '@baithak/shared/apps'
import { appServer } from '@baithak/shared/delivery/server/app-server'
import { modeHandler } from '@baithak/shared/delivery/server/static-server'
import { expect, faultTest as test } from '../fixtures'
import type { OwnServers } from '../fixtures/own-servers'
import { liveEntry } from './edited-release'
import { modePage } from './mode-page'

/** Beyond the five ports of the test's own servers. */
const portsAway = 8

/** Gig's releases from one more origin, and the registry entry that names it; `origins.json` does not. */
async function servedElsewhere(servers: OwnServers) {
  const origin = localUrl(Number(new URL(servers.url).port) + portsAway)
  const asked: string[] = []
  const files = modeHandler(servers.folder('gig'))
  const elsewhere = appServer('gig', Number(new URL(origin).port), (request, response) => {
    asked.push(request.url ?? '')
    files(request, response)
  })
  await elsewhere.start()
  const good = await liveEntry(servers, 'gig')
  const moved = new URL(new URL(good.url).pathname, origin).href
  return { origin, asked, elsewhere, good, entry: { gig: { ...good, url: moved } } }
}

test('a release from an origin that origins.json does not list is refused, says so, and starts once it is listed', async ({
  page,
  servers,
  onboarded,
  allowConsoleError,
}) => {
  allowConsoleError(/Content.Security.Policy/)
  await onboarded()
  const { origin, asked, elsewhere, entry } = await servedElsewhere(servers)
  const report = page.waitForEvent('console', (message) => /refused-origin/.test(message.text()))
  await servers.enter(entry)
  const visitor = modePage(page, 'gig')
  await visitor.arrive()
  await visitor.enter()
  await visitor.soon(visitor.panel)
  expect((await report).text()).toContain(`list ${origin} in origins.json`)
  await visitor.leave()
  await visitor.looksElsewhere()
  expect(asked).toEqual([])

  await servers.allow(origin)
  await visitor.arrive()
  await visitor.enter()
  await visitor.soon(visitor.screen)
  expect(asked).not.toEqual([])
  await elsewhere.stop()
})

test('a visitor who has used the mode before gets its last good release instead', async ({
  page,
  servers,
  onboarded,
  allowConsoleError,
}) => {
  allowConsoleError(/Content.Security.Policy/)
  await onboarded()
  const { asked, elsewhere, entry } = await servedElsewhere(servers)
  const visitor = modePage(page, 'gig')
  await visitor.arrive()
  await visitor.enter()
  await visitor.soon(visitor.screen)
  await visitor.leave()

  await servers.enter(entry)
  const report = page.waitForEvent('console', (message) => /refused-origin/.test(message.text()))
  await visitor.enter()
  await visitor.soon(visitor.screen)
  await report
  expect(asked).toEqual([])
  await elsewhere.stop()
})
