import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { myPartiesRecord } from '../model/party-enquiry'
import { renderParty } from './render-party'

/** Sets up fake timers and the date for every test in the file. */
export function setUpMyPartiesTests() {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(new Date('2026-11-21T12:00+05:30'))
  })
  afterEach(() => void vi.useRealTimers())
}

/** Loading a part of a screen must not depend on the fake timers. */
export const advance = (ms: number) =>
  act(async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(ms)
  })

export async function renderMyParties(at = '/party/manage', language: 'en' | 'hi' = 'en') {
  await import('../my-parties/my-parties-page')
  const party = renderParty(at, language)
  await act(async () => {
    await vi.dynamicImportSettled()
  })
  const statuses = () =>
    party.host.storage
      .record(myPartiesRecord)
      .getState()
      .map(({ status }) => status)
  return { ...party, statuses }
}
