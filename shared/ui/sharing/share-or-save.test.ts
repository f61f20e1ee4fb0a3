// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { saveFile } from './save-file'
import { shareOrSave } from './share-or-save'

const message = { title: 'Title', text: 'Come.' }
const file = new File(['x'], 'card.png', { type: 'image/png' })
const data = { ...message, files: [file] }
const works = () => vi.fn(async () => {})
const fails = (name: string) =>
  vi.fn(async () => {
    throw new DOMException('no', name)
  })
const canShare = () => true
const browser = () => ({ download: vi.fn(), open: vi.fn() })

test('a device that shares files gets file and text, and saves nothing', async () => {
  const [share, copy, ways] = [works(), works(), browser()]
  expect(await shareOrSave(message, file, { ...ways, share, canShare, copy })).toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith(data)
  expect(copy).not.toHaveBeenCalled()
  expect(ways.download).not.toHaveBeenCalled()
})

test('closing the share sheet saves nothing', async () => {
  const ways = browser()
  const share = fails('AbortError')
  expect(await shareOrSave(message, file, { ...ways, share, canShare })).toBe('dismissed')
  expect(ways.download).not.toHaveBeenCalled()
})

test.each([
  ['without a share sheet', {}],
  ['with one that takes no files', { share: works(), canShare: () => false }],
  ['with one that cannot say what it takes', { share: works() }],
  ['with one that fails', { share: fails('NotAllowedError'), canShare }],
])('%s the file is saved and the text copied', async (_, sheet) => {
  const [copy, ways] = [works(), browser()]
  expect(await shareOrSave(message, file, { ...ways, ...sheet, copy })).toBe('saved-and-copied')
  expect(ways.download).toHaveBeenCalledExactlyOnceWith(file)
  expect(copy).toHaveBeenCalledExactlyOnceWith('Come.')
})

test('the file is saved although the clipboard is missing or refuses', async () => {
  for (const copy of [undefined, fails('NotAllowedError')]) {
    const ways = browser()
    expect(await shareOrSave(message, file, { ...ways, copy })).toBe('saved')
    expect(ways.download).toHaveBeenCalledOnce()
  }
})

test('a file is saved by a download, although there is a share sheet', async () => {
  const [share, ways] = [works(), browser()]
  expect(await saveFile(file, { ...ways, share, canShare })).toBe('saved')
  expect(share).not.toHaveBeenCalled()
})

test.each([
  ['shared by the share sheet', { share: works(), canShare }, 'shared', 0],
  ['left when the sheet is closed', { share: fails('AbortError'), canShare }, 'dismissed', 0],
  ['opened when the sheet fails', { share: fails('InvalidStateError'), canShare }, 'shared', 1],
  ['opened when no files can be shared', { share: works(), canShare: () => false }, 'shared', 1],
  ['opened without a sheet', {}, 'shared', 1],
])('where downloads are ignored a file is %s', async (_, sheet, outcome, openCount) => {
  const open = vi.fn()
  expect(await saveFile(file, { ...sheet, open })).toBe(outcome)
  expect(open).toHaveBeenCalledTimes(openCount)
})

test.each([
  ['an app on the home screen of iOS opens a tab', true, { target: '_blank', download: '' }],
  ['other browsers download', undefined, { target: '', download: 'card.png' }],
])('%s', async (_, standalone, link) => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:1' }))
  vi.stubGlobal('navigator', { standalone })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await saveFile(file)
  expect(click.mock.contexts).toEqual([expect.objectContaining({ ...link, href: 'blob:1' })])
})
