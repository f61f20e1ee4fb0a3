import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { Toaster } from './toaster'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a toast', () => {
  it('leaves by itself after five seconds', async () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'See you soon!' }))
    await pass(4900)
    expect(screen.getAllByText('See you soon!')[0]).toBeVisible()
    await pass(200)
    expect(screen.queryByText('See you soon!')).toBeNull()
  })

  it('stays as long as the mode that raised it says', async () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'Not yet', duration: 3000 }))
    await pass(3100)
    expect(screen.queryByText('Not yet')).toBeNull()
  })

  it('makes room for the next: one at a time', async () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'OTP Sent' }))
    act(() => toasts.show({ title: 'OTP Resent' }))
    await pass(100)
    expect(screen.queryByText('OTP Sent')).toBeNull()
    expect(screen.getAllByText('OTP Resent')[0]).toBeVisible()
  })

  it('has its full time even when the one before it was about to leave', async () => {
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

  it('that is destructive looks so, and one that brings its own mark gets no second', () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'Invalid OTP', destructive: true }))
    expect(document.querySelector('.toast')).toHaveClass('toast-bad')
    act(() => toasts.show({ title: 'Not implemented yet', note: true }))
    expect(document.querySelector('.toast > svg')).toHaveClass('lucide-info')
    act(() => toasts.show({ title: '✅ Pass Purchased!' }))
    expect(document.querySelectorAll('.toast > svg')).toHaveLength(0)
  })
})
