import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useShare } from './share'

const message = { title: 'Title', text: 'Come.' }
const pending = () => new Promise<void>(() => {})

/** As in browsers: while a share is pending, another one is refused. */
const neverSettles = () =>
  vi
    .fn(pending)
    .mockImplementationOnce(pending)
    .mockRejectedValue(new DOMException('', 'InvalidStateError'))

function stubNavigator(parts: Partial<Navigator>) {
  vi.stubGlobal('navigator', { canShare: () => true, ...parts })
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('the second press of a double tap does nothing while the share sheet opens', async () => {
  const share = neverSettles()
  stubNavigator({ share })
  const { result } = renderHook(useShare)
  void result.current(message)
  vi.advanceTimersByTime(300)
  expect(await result.current(message)).toBe('dismissed')
  expect(share).toHaveBeenCalledOnce()
})

test('when the share sheet never answers, a later press copies the message', async () => {
  const writeText = vi.fn(async () => {})
  stubNavigator({ share: neverSettles(), clipboard: { writeText } as unknown as Clipboard })
  const { result } = renderHook(useShare)
  void result.current(message)
  vi.advanceTimersByTime(1500)
  expect(await result.current(message)).toBe('copied')
  expect(writeText).toHaveBeenCalledWith('Come.')
})
