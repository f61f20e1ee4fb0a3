import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { createModePage } from './mode-page'
import { serveFromOtherOrigin } from './other-origin'

const waitForRefusal = (page: Page) =>
  page.waitForEvent('console', (message) => /refused-origin/.test(message.text()))

test.beforeEach(async ({ onboarded, allowConsoleError }) => {
  allowConsoleError(/Content.Security.Policy/)
  await onboarded()
})

test('a release from an origin that origins.json does not list is refused with a message, and starts once it is listed', async ({
  page,
  servers,
}) => {
  const { origin, requestedPaths, updateRegistry, stop } = await serveFromOtherOrigin(
    servers,
    'gig',
  )
  const refusal = waitForRefusal(page)
  await updateRegistry()
  const modePage = createModePage(page, 'gig')
  await modePage.open()
  await modePage.enter()
  await modePage.waitFor(modePage.errorPanel)
  expect((await refusal).text()).toContain(`list ${origin} in origins.json`)
  await modePage.leave()
  await modePage.expectOtherModesWork()
  expect(requestedPaths).toEqual([])

  await servers.allowOrigin(origin)
  await modePage.open()
  await modePage.enter()
  await modePage.waitFor(modePage.heading)
  expect(requestedPaths).not.toEqual([])
  await page.close()
  await stop()
})

test('a device that has used the mode before starts its last good release instead', async ({
  page,
  servers,
}) => {
  const { requestedPaths, updateRegistry, stop } = await serveFromOtherOrigin(servers, 'gig')
  const modePage = createModePage(page, 'gig')
  await modePage.open()
  await modePage.enter()
  await modePage.waitFor(modePage.heading)
  await modePage.leave()

  await updateRegistry()
  const refusal = waitForRefusal(page)
  await modePage.enter()
  await modePage.waitFor(modePage.heading)
  await refusal
  expect(requestedPaths).toEqual([])
  await page.close()
  await stop()
})
