// @vitest-environment jsdom
// biome-ignore-all lint/style/noRestrictedGlobals: what the copy is of
import { expect, test, vi } from 'vitest'
import { openDurableCopy } from './durable-copy'

test('drafts are copied when the page is hidden', async () => {
  const update = vi.fn((next: (previous: unknown) => unknown) => Promise.resolve(next(undefined)))
  const copy = openDurableCopy({ read: async () => undefined, update })
  await copy?.restored
  await copy?.pending()
  update.mockClear()

  localStorage.setItem('draft:party', '{"guests":25}')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(copy?.pending()).toBeUndefined()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await copy?.pending()
  await expect(update.mock.results[0]?.value).resolves.toMatchObject({
    texts: { 'draft:party': '{"guests":25}' },
  })
})
