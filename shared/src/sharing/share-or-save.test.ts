import { expect, test, vi } from 'vitest'
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

test('a device that shares files gets file and text, and saves nothing', async () => {
  const [share, copy, save] = [works(), works(), vi.fn()]
  expect(await shareOrSave(message, file, { share, canShare, copy, save })).toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith(data)
  expect(copy).not.toHaveBeenCalled()
  expect(save).not.toHaveBeenCalled()
})

test('closing the share sheet saves nothing', async () => {
  const save = vi.fn()
  const share = fails('AbortError')
  expect(await shareOrSave(message, file, { share, canShare, save })).toBe('dismissed')
  expect(save).not.toHaveBeenCalled()
})

test.each([
  ['without a share sheet', {}],
  ['with one that takes no files', { share: works(), canShare: () => false }],
  ['with one that cannot say what it takes', { share: works() }],
  ['with one that fails', { share: fails('NotAllowedError'), canShare }],
])('%s the file is saved and the text copied', async (_, ways) => {
  const [copy, save] = [works(), vi.fn()]
  expect(await shareOrSave(message, file, { ...ways, copy, save })).toBe('saved-and-copied')
  expect(save).toHaveBeenCalledExactlyOnceWith(file)
  expect(copy).toHaveBeenCalledExactlyOnceWith('Come.')
})

test('the file is saved although the clipboard is missing or refuses', async () => {
  for (const copy of [undefined, fails('NotAllowedError')]) {
    const save = vi.fn()
    expect(await shareOrSave(message, file, { copy, save })).toBe('saved')
    expect(save).toHaveBeenCalledOnce()
  }
})
