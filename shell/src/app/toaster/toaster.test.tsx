import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderShell } from '../../testing/render-shell'
import { Toaster } from './toaster'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
/** For tests of what has not happened yet, in which a busy machine's real time would count too. */
const stopRealTime = () => vi.useFakeTimers()
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** jsdom's pointer events have no coordinates, so these are mouse events with their type. */
function swipe(board: HTMLElement, x: number, y = 0) {
  const at = (part: number) => ({ clientX: 200 + x * part, clientY: 40 + y * part })
  fireEvent(board, new MouseEvent('pointerdown', { bubbles: true, ...at(0) }))
  fireEvent(board, new MouseEvent('pointermove', { bubbles: true, ...at(0.5) }))
  fireEvent(board, new MouseEvent('pointermove', { bubbles: true, ...at(1) }))
  fireEvent(board, new MouseEvent('pointerup', { bubbles: true, ...at(1) }))
}

function WalletButton() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate('/wallet')}>
      Wallet
    </button>
  )
}

function PendingScreen() {
  const [isPending, setPending] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setPending(false)}>
        Arrive
      </button>
      <Toaster isScreenPending={isPending} />
    </>
  )
}

describe('a toast', () => {
  it('disappears after five seconds', async () => {
    stopRealTime()
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'See you soon!' }))
    await pass(4900)
    expect(screen.getAllByText('See you soon!')[0]).toBeVisible()
    await pass(200)
    expect(screen.queryByText('See you soon!')).toBeNull()
  })

  it.each([
    ['en', 'Notifications Language Updated!'],
    [undefined, 'सूचनाएँ Language Updated!'],
  ] as const)('is announced in its language (%s)', async (lang, text) => {
    const { toasts } = renderShell(<Toaster />, { language: 'hi' })
    act(() => toasts.show({ title: 'Language Updated!', ...(lang && { lang }) }))
    const announcement = await screen.findByText(text)
    expect(announcement.closest('[lang]:not(html)')?.getAttribute('lang')).toBe(lang ?? undefined)
  })

  it('stays for the duration that the mode asks for', async () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'Not yet', duration: 3000 }))
    await pass(3100)
    expect(screen.queryByText('Not yet')).toBeNull()
  })

  it('that comes with the next screen waits for it', async () => {
    stopRealTime()
    const { toasts } = renderShell(<PendingScreen />)
    act(() => toasts.show({ title: 'Congratulations' }))
    await pass(390)
    expect(screen.queryByText('Congratulations')).toBeNull()
    fireEvent.click(screen.getByText('Arrive'))
    expect(screen.getAllByText('Congratulations')[0]).toBeVisible()
  })

  it('waits no longer than the outline of a slow screen', async () => {
    const { toasts } = renderShell(<Toaster isScreenPending />)
    act(() => toasts.show({ title: 'Congratulations' }))
    await pass(410)
    expect(screen.getAllByText('Congratulations')[0]).toBeVisible()
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
    stopRealTime()
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

  it('has the mode’s action, which also dismisses it', async () => {
    const { toasts } = renderShell(<Toaster />)
    const onPress = vi.fn()
    act(() => toasts.show({ title: 'Café Promoted', action: { label: 'Undo', onPress } }))
    await user().click(screen.getByRole('button', { name: 'Undo' }))
    expect(onPress).toHaveBeenCalledOnce()
    expect(screen.queryByText('Café Promoted')).toBeNull()
  })

  it.each([
    ['left', -1, 0],
    ['right', 1, 0],
    ['up', 0, -1],
    ['down', 0, 1],
  ])('is dismissed by a swipe of 50 px %s, and not by less', (_, x, y) => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'See you soon!' }))
    const board = document.querySelector('.toast') as HTMLElement
    swipe(board, x * 49, y * 49)
    expect(toasts.store.getState()).not.toBeNull()
    swipe(board, x * 50 + y * 30, y * 50 + x * 30)
    expect(toasts.store.getState()).toBeNull()
  })

  it('a swipe that turns counts along its first direction only', () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'See you soon!' }))
    const board = document.querySelector('.toast') as HTMLElement
    swipe(board, 49, 40)
    expect(toasts.store.getState()).not.toBeNull()
  })

  it('is dismissed when the visitor leaves its screen, not by the action that showed it, unlike section 4', async () => {
    const { toasts, back, path } = renderShell(
      <>
        <Toaster />
        <WalletButton />
      </>,
      { at: '/purchase-pass' },
    )
    const button = screen.getByRole('button', { name: 'Wallet' })
    fireEvent.pointerDown(button)
    act(() => toasts.show({ title: '✅ Pass Purchased!' }))
    fireEvent.click(button)
    expect(path()).toBe('/wallet')
    expect(toasts.store.getState()).not.toBeNull()
    await back()
    expect(path()).toBe('/purchase-pass')
    expect(toasts.store.getState()).toBeNull()
  })

  it('hangs from the top edge while a keyboard covers the bottom', () => {
    const visualViewport = Object.assign(new EventTarget(), {
      height: window.innerHeight,
      scale: 1,
      offsetTop: 0,
    })
    vi.stubGlobal('visualViewport', visualViewport)
    renderShell(<Toaster />)
    const viewport = document.querySelector('.toast-viewport')
    expect(viewport).not.toHaveAttribute('data-keyboard')
    act(() => {
      Object.assign(visualViewport, { height: window.innerHeight - 300, offsetTop: 40 })
      visualViewport.dispatchEvent(new Event('resize'))
    })
    expect(viewport).toHaveAttribute('data-keyboard')
    expect(viewport).toHaveStyle({ '--visible-top': '40px' })
    vi.unstubAllGlobals()
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
