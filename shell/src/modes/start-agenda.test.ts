// @vitest-environment jsdom
import { openStorage } from '@baithak/testing'
import { expect, test, vi } from 'vitest'
import { startAgenda } from './start-agenda'

const storage = openStorage()

test('a mode publishes its agenda until it is stopped', async () => {
  const end = vi.fn()
  const publish = vi.fn(() => end)
  const stop = startAgenda({ agenda: async () => ({ publish }) }, storage)
  await vi.waitFor(() => expect(publish).toHaveBeenCalledExactlyOnceWith(storage))
  expect(end).not.toHaveBeenCalled()
  stop()
  expect(end).toHaveBeenCalledOnce()
})

test('its code is fetched once the browser is idle', async () => {
  const whenIdle = vi.fn()
  vi.stubGlobal('requestIdleCallback', whenIdle)
  const agenda = vi.fn(async () => ({ publish: () => () => {} }))
  startAgenda({ agenda }, storage)
  await Promise.resolve()
  expect(agenda).not.toHaveBeenCalled()
  whenIdle.mock.calls[0]?.[0]()
  await vi.waitFor(() => expect(agenda).toHaveBeenCalledOnce())
})

test('an agenda that loads too late publishes nothing, and a mode may have none', async () => {
  const publish = vi.fn(() => () => {})
  const loaded = Promise.resolve({ publish })
  startAgenda({ agenda: () => loaded }, storage)()
  startAgenda({}, storage)()
  await loaded
  await Promise.resolve()
  expect(publish).not.toHaveBeenCalled()
})

test('an agenda that does not load is only a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  startAgenda({ agenda: () => Promise.reject(new Error('offline')) }, storage)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  warn.mockRestore()
})
