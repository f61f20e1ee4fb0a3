// @vitest-environment jsdom
import { openStorage } from '@baithak/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { startAgenda } from './start-agenda'

const storage = openStorage()
afterEach(() => void vi.unstubAllGlobals())

test('a mode publishes its agenda once the browser is idle, until it is stopped', async () => {
  const whenIdle = vi.fn()
  vi.stubGlobal('requestIdleCallback', whenIdle)
  const end = vi.fn()
  const publish = vi.fn(() => end)
  const agenda = vi.fn(async () => ({ publish }))
  const stop = startAgenda({ agenda }, storage)
  await Promise.resolve()
  expect(agenda).not.toHaveBeenCalled()
  whenIdle.mock.calls[0]?.[0]()
  await vi.waitFor(() => expect(publish).toHaveBeenCalledExactlyOnceWith(storage))
  expect(end).not.toHaveBeenCalled()
  stop()
  expect(end).toHaveBeenCalledOnce()
})

test('an agenda that loads too late publishes nothing, one that does not load is only a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const publish = vi.fn(() => () => {})
  startAgenda({ agenda: async () => ({ publish }) }, storage)()
  startAgenda({}, storage)()
  startAgenda({ agenda: () => Promise.reject(new Error('offline')) }, storage)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(publish).not.toHaveBeenCalled()
  warn.mockRestore()
})
