// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { offerFile, saveFile } from './save-file'
import { shareOrSave } from './share'

const message = { title: 'Title', text: 'Come.' }
const file = new File(['{}'], 'copy.json', { type: 'application/json' })
const works = () => vi.fn(async (_: ShareData) => {})
const fails = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)))
const canShare = () => true
const browser = () => ({ download: vi.fn(), open: vi.fn() })

test('a file is offered in the share sheet, although the device can save it', async () => {
  const [share, ways] = [works(), browser()]
  expect(await offerFile(file, { ...ways, share, canShare })).toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file] })
  expect(ways.download).not.toHaveBeenCalled()
})

test('a browser that shares no JSON is offered it as text', async () => {
  const isText = ({ files = [] }: ShareData) => files.every(({ type }) => type === 'text/plain')
  const share = works()
  expect(await offerFile(file, { ...browser(), share, canShare: isText })).toBe('shared')
  const [shared] = share.mock.calls[0]?.[0].files ?? []
  expect(shared?.name).toBe('copy.json.txt')
  expect(await shared?.text()).toBe('{}')
})

test('a file is shared with its message', async () => {
  const [share, ways] = [works(), browser()]
  expect(await shareOrSave(message, file, { ...ways, share, canShare })).toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith({ ...message, files: [file] })
})

test('closing the share sheet saves nothing', async () => {
  const ways = { ...browser(), share: fails('AbortError'), canShare }
  expect(await offerFile(file, ways)).toBe('dismissed')
  expect(await shareOrSave(message, file, ways)).toBe('dismissed')
  expect(ways.download).not.toHaveBeenCalled()
})

test.each([
  ['without a share sheet', {}],
  ['with one that takes no files', { share: works(), canShare: () => false }],
  ['with one that fails', { share: fails('NotAllowedError'), canShare }],
])('%s a file is saved, and its message copied', async (_, sheet) => {
  const [copy, ways] = [vi.fn(async (_: string) => {}), browser()]
  expect(await offerFile(file, { ...ways, ...sheet })).toBe('saved')
  expect(await shareOrSave(message, file, { ...ways, ...sheet, copy })).toBe('saved-and-copied')
  expect(ways.download).toHaveBeenCalledTimes(2)
  expect(copy).toHaveBeenCalledExactlyOnceWith('Come.')
  expect(await shareOrSave(message, file, { ...ways, copy: fails('NotAllowedError') })).toBe(
    'saved',
  )
})

test.each([
  ['shared by the share sheet', { share: works(), canShare }, 'shared', 0],
  ['left when the sheet is closed', { share: fails('AbortError'), canShare }, 'dismissed', 0],
  ['opened when the sheet fails', { share: fails('InvalidStateError'), canShare }, 'shared', 1],
  ['opened without a sheet', {}, 'shared', 1],
])('where downloads are ignored a file is %s', async (_, sheet, outcome, openCount) => {
  const open = vi.fn()
  expect(await saveFile(file, { ...sheet, open })).toBe(outcome)
  expect(open).toHaveBeenCalledTimes(openCount)
})

test.each([
  ['an app on the home screen of iOS opens a tab', true, { target: '_blank', download: '' }],
  ['other browsers download', undefined, { target: '', download: 'copy.json' }],
])('%s', async (_, standalone, link) => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:1' }))
  vi.stubGlobal('navigator', { standalone })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await saveFile(file)
  expect(click.mock.contexts).toEqual([expect.objectContaining({ ...link, href: 'blob:1' })])
})
