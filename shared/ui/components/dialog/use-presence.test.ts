// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePresence } from './use-presence'

/** An element whose animations the test ends itself. */
function animated() {
  const ends: { resolve: () => void; reject: () => void }[] = []
  const getAnimations = () => {
    const finished = new Promise<void>((resolve, reject) => ends.push({ resolve, reject }))
    return [{ finished }]
  }
  return { element: { current: { getAnimations } as unknown as Element }, ends }
}

function opened() {
  const { element, ends } = animated()
  const hook = renderHook(({ open }) => usePresence(open, element), {
    initialProps: { open: true },
  })
  const set = (open: boolean) => hook.rerender({ open })
  const end = (how: 'resolve' | 'reject', at = ends.length - 1) =>
    act(async () => ends[at]?.[how]())
  return { isThere: () => hook.result.current, set, end }
}

test.each(['resolve', 'reject'] as const)(
  'what was open stays until its animation of leaving is over (%s)',
  async (how) => {
    const { isThere, set, end } = opened()
    set(false)
    await act(async () => {})
    expect(isThere()).toBe(true)
    await end(how)
    expect(isThere()).toBe(false)
    set(true)
    expect(isThere()).toBe(true)
  },
)

test('reopening during the exit animation cancels it, and the next close starts a new one', async () => {
  const { isThere, set, end } = opened()
  set(false)
  set(true)
  set(false)
  await end('resolve', 0)
  expect(isThere()).toBe(true)
  await end('resolve', 1)
  expect(isThere()).toBe(false)
})

test('without an animation the element is removed at once', async () => {
  const hook = renderHook(({ open }) => usePresence(open, { current: document.body }), {
    initialProps: { open: true },
  })
  hook.rerender({ open: false })
  await act(async () => {})
  expect(hook.result.current).toBe(false)
})

test('an element that was never open is not rendered', () => {
  expect(renderHook(() => usePresence(false, { current: null })).result.current).toBe(false)
})
