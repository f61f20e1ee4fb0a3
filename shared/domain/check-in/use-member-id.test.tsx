import { HostContext } from '@baithak/platform'
import { seedLocalStorage } from '@baithak/testing'
import { createTestHost } from '@baithak/testing/create-test-host'
import { createMemoryHistory } from '@baithak/testing/memory-history'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useMemberId } from './use-member-id'

function openTab() {
  const host = createTestHost({
    navigator: createMemoryHistory('/').navigator,
    translations: { namespace: 'work', files: {} },
  })
  const ids: string[] = []
  renderHook(() => ids.push(useMemberId()), {
    wrapper: ({ children }) => <HostContext value={host}>{children}</HostContext>,
  })
  return { host, ids, id: () => ids.at(-1) }
}
const stored = () => localStorage.getItem('userId')

test('a member without an id gets one, once', () => {
  seedLocalStorage({ isUserOnboarded: 'true', userId: ' ' })
  const { id } = openTab()
  expect(id()).toMatch(/^U-[A-Z0-9]{8}$/)
  expect(stored()).toBe(id())
  expect(openTab().ids).toEqual([id()])
})

test('a member’s id is kept, however long', () => {
  seedLocalStorage({ isUserOnboarded: 'true', userId: 'x'.repeat(900) })
  expect(openTab().id()).toBe('x'.repeat(64))
  expect(stored()).toHaveLength(900)
})

test('somebody who is no member, or has signed out, gets none', () => {
  expect(openTab().id()).toBe('GUEST')
  expect(stored()).toBeNull()
  seedLocalStorage({ isUserOnboarded: 'true' })
  const { host, id } = openTab()
  expect(id()).toMatch(/^U-/)
  act(() => void host.storage.clear())
  expect(id()).toBe('GUEST')
  expect(localStorage).toHaveLength(0)
})
