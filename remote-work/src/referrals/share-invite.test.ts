import { expect, test, vi } from 'vitest'
import { shareInvite } from './share-invite'

const invitation = { title: 'Title', text: 'Come.', url: 'https://baithak.example/?ref=X' }
const works = () => vi.fn(async () => {})
const fails = (name: string) =>
  vi.fn(async () => {
    throw new DOMException('no', name)
  })

test('an invite goes through the device’s share sheet', async () => {
  const share = works()
  const copy = works()
  expect(await shareInvite(invitation, { share, copy })).toBe('shared')
  expect(share).toHaveBeenCalledWith(invitation)
  expect(copy).not.toHaveBeenCalled()
})

test('a share sheet that the member closes is neither an error nor a copy', async () => {
  const copy = works()
  expect(await shareInvite(invitation, { share: fails('AbortError'), copy })).toBe('cancelled')
  expect(copy).not.toHaveBeenCalled()
})

test('without a share sheet, or when it refuses, the message with its link is copied', async () => {
  const copy = works()
  expect(await shareInvite(invitation, { copy })).toBe('copied')
  expect(await shareInvite(invitation, { share: fails('NotAllowedError'), copy })).toBe('copied')
  expect(copy).toHaveBeenCalledWith('Come. https://baithak.example/?ref=X')
})

test('when both refuse, that is told', async () => {
  const no = fails('NotAllowedError')
  expect(await shareInvite(invitation, { share: no, copy: no })).toBe('refused')
  expect(await shareInvite(invitation, {})).toBe('refused')
})
