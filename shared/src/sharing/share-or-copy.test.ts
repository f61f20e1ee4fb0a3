import { expect, test, vi } from 'vitest'
import { shareOrCopy } from './share-or-copy'

const message = { title: 'Title', text: 'Come.', url: 'https://baithak.example/?ref=X' }
const works = () => vi.fn(async () => {})
const fails = (name: string) =>
  vi.fn(async () => {
    throw new DOMException('no', name)
  })

test('a message goes through the device’s share sheet', async () => {
  const share = works()
  const copy = works()
  expect(await shareOrCopy(message, { share, copy })).toBe('shared')
  expect(share).toHaveBeenCalledWith(message)
  expect(copy).not.toHaveBeenCalled()
})

test('a share sheet that the visitor closes is neither an error nor a copy', async () => {
  const copy = works()
  expect(await shareOrCopy(message, { share: fails('AbortError'), copy })).toBe('dismissed')
  expect(copy).not.toHaveBeenCalled()
})

test('without a share sheet, or when it refuses, the message with its link is copied', async () => {
  const copy = works()
  expect(await shareOrCopy(message, { copy })).toBe('copied')
  expect(await shareOrCopy(message, { share: fails('NotAllowedError'), copy })).toBe('copied')
  expect(copy).toHaveBeenCalledWith('Come. https://baithak.example/?ref=X')
})

test('a message without a link is copied as it is', async () => {
  const copy = works()
  await shareOrCopy({ title: 'Title', text: 'Come.' }, { copy })
  expect(copy).toHaveBeenCalledExactlyOnceWith('Come.')
})

test('when both refuse, that is told', async () => {
  const no = fails('NotAllowedError')
  expect(await shareOrCopy(message, { share: no, copy: no })).toBe('refused')
  expect(await shareOrCopy(message, {})).toBe('refused')
})
