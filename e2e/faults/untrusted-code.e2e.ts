import { expect, faultTest as test } from '../fixtures'
import { liveEntry } from './copy-release'
import { expectNothingRan } from './expect-nothing-ran'
import { createModePage } from './mode-page'

const foreignUrls = [
  'http://evil.example/gig/',
  '//evil.example/gig/',
  'javascript:window.ran=1//',
  'data:text/javascript,window.ran=1/',
  'ftp://localhost/gig/',
]
for (const url of foreignUrls) {
  test(`a registry entry with the URL ${url} is refused and never requested`, async ({
    page,
    servers,
    onboarded,
  }) => {
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    const refusal = page.waitForEvent('console', (message) => /refused/.test(message.text()))
    await onboarded()
    await servers.updateRegistry({ gig: { ...(await liveEntry(servers, 'gig')), url } })
    const modePage = createModePage(page, 'gig')
    await modePage.open()
    expect((await refusal).text()).toBe('remotes.json: refused the entry of gig: untrusted URL')
    await modePage.enter()
    await modePage.waitFor(modePage.errorPanel)
    await modePage.leave()
    await modePage.expectOtherModesWork()
    expect(requestedUrls.filter((each) => !/^http:\/\/localhost:/.test(each))).toEqual([])
    await expectNothingRan(page)
  })
}
