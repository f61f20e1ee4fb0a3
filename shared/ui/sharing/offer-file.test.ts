import { expect, test, vi } from 'vitest'
import { offerFile } from './save-file'

const file = new File(['{}'], 'copy.json', { type: 'application/json' })

function offer(canShare: (data: ShareData) => boolean, share = vi.fn(async (_: ShareData) => {})) {
  const download = vi.fn()
  return { share, download, outcome: offerFile(file, { canShare, share, download, open: vi.fn() }) }
}

test('a file is offered in the share sheet, although the device can save it', async () => {
  const { outcome, share, download } = offer(() => true)
  expect(await outcome).toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file] })
  expect(download).not.toHaveBeenCalled()
})

test('a browser that shares no JSON gets it as text', async () => {
  const isText = ({ files = [] }: ShareData) => files.every(({ type }) => type === 'text/plain')
  const { outcome, share } = offer(isText)
  expect(await outcome).toBe('shared')
  const [shared] = share.mock.calls[0]?.[0].files ?? []
  expect(shared?.name).toBe('copy.json.txt')
  expect(await shared?.text()).toBe('{}')
})

test('closing the share sheet saves nothing', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('no', 'AbortError')))
  const { outcome, download } = offer(() => true, share)
  expect(await outcome).toBe('dismissed')
  expect(download).not.toHaveBeenCalled()
})

test('without a share sheet, or with one that fails, the file is saved', async () => {
  const fails = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  for (const { outcome, download } of [offer(() => false), offer(() => true, fails)]) {
    expect(await outcome).toBe('saved')
    expect(download).toHaveBeenCalledExactlyOnceWith(file)
  }
})
