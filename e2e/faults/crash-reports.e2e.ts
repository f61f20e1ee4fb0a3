import { join } from 'node:path'
import { copyRelease, liveEntry } from '@baithak/tools/testing/copy-release'
import { editFile } from '@baithak/tools/testing/edit-file'
import { expect, faultTest as test } from '../fixtures'
import { modeTitle } from '../fixtures/mode-title'
import { injectCrash, withCrashSwitch } from './inject-crash'

test('a crash while rendering, of a mode and of the shell, is sent with its route, release, commit and build', async ({
  page,
  servers,
  onboarded,
  allowConsoleError,
}) => {
  allowConsoleError(/injected crash/)
  await onboarded()
  const index = join(servers.folder('shell'), 'index.html')
  await editFile(index, '<title>', '<meta name="fault-endpoint" content="/faults"><title>')
  const faults: unknown[] = []
  await page.route('/faults', (route) => {
    const report = route.request().postDataJSON()
    if (report.event === 'fault') faults.push(report)
    return route.fulfill({ status: 204 })
  })
  const crashing = await copyRelease(
    servers,
    await liveEntry(servers, 'gig'),
    '1.0.0-aaaaaaaaaa',
    withCrashSwitch,
  )
  for (const entry of Object.values(crashing)) entry.commit = 'abc1234'
  await servers.updateRegistry(crashing)

  await page.goto('/gig/my-gigs')
  await expect(modeTitle(page, 'gig')).toBeVisible()
  await injectCrash(page, 'rendering')
  const shellScript = expect.stringMatching(/^\/assets\/index-[\w-]{8}\.js$/)
  await expect
    .poll(() => faults)
    .toEqual([
      expect.objectContaining({
        mode: 'gig',
        kind: 'crashed',
        release: '1.0.0-aaaaaaaaaa',
        commit: 'abc1234',
        route: '/gig/my-gigs',
        shellScript,
        stack: expect.arrayContaining([expect.stringMatching(/replaced-root\.js:\d+:\d+$/)]),
      }),
    ])

  faults.splice(0)
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    const response = await route.fetch()
    const broken = "(() => { throw new Error('injected crash') })()"
    const body = (await response.text()).replace(/(["'`])bottom-nav\1/, () => broken)
    await route.fulfill({ response, body })
  })
  await page.goto('/work')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect
    .poll(() => faults)
    .toEqual([
      expect.objectContaining({
        mode: 'shell',
        kind: 'crashed',
        route: '/work',
        shellVersion: '1.0.0',
        shellScript,
        stack: expect.arrayContaining([expect.stringMatching(/\/assets\/index-.*\.js:\d+:\d+$/)]),
      }),
    ])
})
