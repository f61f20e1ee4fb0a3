import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Delayed } from './delayed'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a skeleton', () => {
  it('is not drawn for a wait that is over at once', () => {
    render(<Delayed>waiting</Delayed>)
    act(() => vi.advanceTimersByTime(299))
    expect(screen.queryByText('waiting')).toBeNull()
  })

  it('is drawn when the wait goes on', () => {
    render(<Delayed>waiting</Delayed>)
    act(() => vi.advanceTimersByTime(300))
    expect(screen.getByText('waiting')).toBeVisible()
  })
})
