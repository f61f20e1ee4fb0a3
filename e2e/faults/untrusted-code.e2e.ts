import { liveEntry } from '@baithak/tools/testing/copy-release'
import { expect, faultTest as test } from '../fixtures'
import { expectNothingRan } from './expect-nothing-ran'
import { createModePage } from './mode-page'

const foreignUrls = [
  'http://evil.example/gig/',
  '//evil.example/gig/',
  'javascript:window.ran=1//',
  'data:text/javascript,window.ran=1/',
  'ftp://localhost/gig/',
]
test('a registry entry with an untrusted URL is refused and never requested', async ({
  page,
  servers,
  onboarded,
}) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await onboarded()
  const entry = await liveEntry(servers, 'gig')
  const modePage = createModePage(page, 'gig')
  for (const url of foreignUrls)
    await test.step(url, async () => {
      await servers.updateRegistry({ gig: { ...entry, url } })
      const refusal = page.waitForEvent('console', (message) => /refused/.test(message.text()))
      await modePage.open()
      expect((await refusal).text()).toBe('remotes.json: refused the entry of gig: untrusted URL')
      await modePage.enter()
      await modePage.waitFor(modePage.errorPanel)
      await expectNothingRan(page)
    })
  await modePage.leave()
  await modePage.expectOtherModesWork()
  expect(requestedUrls.filter((each) => !/^http:\/\/localhost:/.test(each))).toEqual([])
})
