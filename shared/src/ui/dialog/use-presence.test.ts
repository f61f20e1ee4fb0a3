import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePresence } from './use-presence'

/** A part whose animations end when they are told to. */
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

test('what is opened again while it leaves stays, and leaves in its own time when it is closed once more', async () => {
  const { isThere, set, end } = opened()
  set(false)
  set(true)
  set(false)
  await end('resolve', 0)
  expect(isThere()).toBe(true)
  await end('resolve', 1)
  expect(isThere()).toBe(false)
})

test('what has no animation goes at once', async () => {
  const hook = renderHook(({ open }) => usePresence(open, { current: document.body }), {
    initialProps: { open: true },
  })
  hook.rerender({ open: false })
  await act(async () => {})
  expect(hook.result.current).toBe(false)
})

test('what was never open is not there', () => {
  expect(renderHook(() => usePresence(false, { current: null })).result.current).toBe(false)
})
