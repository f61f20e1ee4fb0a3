import { expect, test, vi } from 'vitest'
import { shareOrCopy } from './share-or-copy'

const message = { title: 'Title', text: 'Come.', url: 'https://baithak.example/?ref=X' }
const works = () => vi.fn(async () => {})
const fails = (name: string) =>
  vi.fn(async () => {
    throw new DOMException('no', name)
  })

test('a message opens the device’s share sheet', async () => {
  const share = works()
  const copy = works()
  expect(await shareOrCopy(message, { share, copy })).toBe('shared')
  expect(share).toHaveBeenCalledWith(message)
  expect(copy).not.toHaveBeenCalled()
})

test('closing the share sheet is no error and copies nothing', async () => {
  const copy = works()
  expect(await shareOrCopy(message, { share: fails('AbortError'), copy })).toBe('dismissed')
  expect(copy).not.toHaveBeenCalled()
})

test('without a share sheet, or when it fails, the message is copied with its URL', async () => {
  const copy = works()
  expect(await shareOrCopy(message, { copy })).toBe('copied')
  expect(await shareOrCopy(message, { share: fails('NotAllowedError'), copy })).toBe('copied')
  expect(copy).toHaveBeenCalledWith('Come. https://baithak.example/?ref=X')
})

test('a message without a URL is copied unchanged', async () => {
  const copy = works()
  await shareOrCopy({ title: 'Title', text: 'Come.' }, { copy })
  expect(copy).toHaveBeenCalledExactlyOnceWith('Come.')
})

test('when both fail, the result is refused', async () => {
  const no = fails('NotAllowedError')
  expect(await shareOrCopy(message, { share: no, copy: no })).toBe('refused')
  expect(await shareOrCopy(message, {})).toBe('refused')
})
