import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { Toaster } from './toaster'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** jsdom's pointer events have no coordinates, so these are mouse events with their type. */
function swipe(board: HTMLElement, x: number, y = 0) {
  const at = (part: number) => ({ clientX: 200 + x * part, clientY: 40 + y * part })
  fireEvent(board, new MouseEvent('pointerdown', { bubbles: true, ...at(0) }))
  fireEvent(board, new MouseEvent('pointermove', { bubbles: true, ...at(0.5) }))
  fireEvent(board, new MouseEvent('pointermove', { bubbles: true, ...at(1) }))
  fireEvent(board, new MouseEvent('pointerup', { bubbles: true, ...at(1) }))
}

describe('a toast', () => {
  it('disappears after five seconds', async () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'See you soon!' }))
    await pass(4900)
    expect(screen.getAllByText('See you soon!')[0]).toBeVisible()
    await pass(200)
    expect(screen.queryByText('See you soon!')).toBeNull()
  })

  it('stays for the duration that the mode asks for', async () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'Not yet', duration: 3000 }))
    await pass(3100)
    expect(screen.queryByText('Not yet')).toBeNull()
  })

  it('is replaced by the next: one at a time', async () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'OTP Sent' }))
    act(() => toasts.show({ title: 'OTP Resent' }))
    await pass(100)
    expect(screen.queryByText('OTP Sent')).toBeNull()
    expect(screen.getAllByText('OTP Resent')[0]).toBeVisible()
  })

  it('has its full duration even when it replaces one that was about to disappear', async () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'OTP Sent' }))
    await pass(4900)
    act(() => toasts.show({ title: 'OTP Resent' }))
    await pass(4900)
    expect(screen.getAllByText('OTP Resent')[0]).toBeVisible()
  })

  it('can be closed by a tap', async () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'Café Added' }))
    await user().click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Café Added')).toBeNull()
  })

  it.each([-50, 50])('is dismissed by a swipe of %d px, and not by less', async (distancePx) => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'See you soon!' }))
    const board = document.querySelector('.toast') as HTMLElement
    swipe(board, distancePx - Math.sign(distancePx))
    expect(toasts.store.getState()).not.toBeNull()
    swipe(board, distancePx, 60)
    expect(toasts.store.getState()).not.toBeNull()
    swipe(board, distancePx)
    expect(toasts.store.getState()).toBeNull()
  })

  it('that is destructive looks so, and one with its own mark gets no second', () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'Invalid OTP', destructive: true }))
    expect(document.querySelector('.toast')).toHaveClass('toast-bad')
    act(() => toasts.show({ title: 'Not implemented yet', note: true }))
    expect(document.querySelector('.toast > svg')).toHaveClass('lucide-info')
    act(() => toasts.show({ title: '✅ Pass Purchased!' }))
    expect(document.querySelectorAll('.toast > svg')).toHaveLength(0)
  })
})
