import { expect, faultTest as test } from '../fixtures'
import { liveEntry } from './edited-release'
import { modePage } from './mode-page'

const foreign = [
  'http://evil.example/gig/',
  '//evil.example/gig/',
  'javascript:window.ran=1//',
  'data:text/javascript,window.ran=1/',
  'ftp://localhost/gig/',
]
for (const url of foreign) {
  test(`the registry cannot send a visitor to ${url}`, async ({ page, servers, onboarded }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const refusal = page.waitForEvent('console', (message) => /refused/.test(message.text()))
    await onboarded()
    await servers.enter({ gig: { ...(await liveEntry(servers, 'gig')), url } })
    const visitor = modePage(page, 'gig')
    await visitor.arrive()
    expect((await refusal).text()).toBe('remotes.json: refused the entries of gig')
    await visitor.enter()
    await visitor.soon(visitor.panel)
    await visitor.leave()
    await visitor.looksElsewhere()
    expect(asked.filter((address) => !/^http:\/\/localhost:/.test(address))).toEqual([])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })
}
