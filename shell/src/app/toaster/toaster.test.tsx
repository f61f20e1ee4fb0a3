import { act, fireEvent, screen } from '@testing-library/react'
import { Link, type NavigateFunction, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderShell } from '../../testing/render-shell'
import { Toaster } from './toaster'

beforeEach(() => void vi.useFakeTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const board = () => document.querySelector('.toast')

describe('a toast', () => {
  it.each([
    ['by default', {}, 5000],
    ['that asks for less', { duration: 3000 }, 3000],
  ])('%s stays for its duration', async (_, options, milliseconds) => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'Not yet', ...options }))
    await pass(milliseconds - 100)
    expect(board()).toHaveTextContent('Not yet')
    await pass(200)
    expect(board()).toBeNull()
  })

  it.each([
    ['en', 'Notifications Language Updated!'],
    [undefined, 'सूचनाएँ Language Updated!'],
  ] as const)('is announced in its language (%s)', async (lang, text) => {
    const { toasts } = renderShell(<Toaster />, { language: 'hi' })
    act(() => toasts.show({ title: 'Language Updated!', ...(lang && { lang }) }))
    await pass(100)
    const announcement = screen.getByText(text)
    expect(announcement.closest('[lang]:not(html)')?.getAttribute('lang')).toBe(lang ?? undefined)
  })

  it('is replaced by the next, which has its full duration: one at a time', async () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'OTP Sent' }))
    await pass(4900)
    act(() => toasts.show({ title: 'OTP Resent' }))
    await pass(4900)
    expect(document.querySelectorAll('.toast')).toHaveLength(1)
    expect(board()).toHaveTextContent('OTP Resent')
  })

  it.each([
    ['of an error goes', true, null],
    ['of a success stays', false, 'OTP Sent'],
  ])('%s when the path changes', (_, destructive, title) => {
    const { toasts } = renderShell(
      <>
        <Toaster />
        <Link to="/onboarding/profile">Next</Link>
      </>,
    )
    act(() => toasts.show({ title: 'OTP Sent', destructive }))
    fireEvent.click(screen.getByRole('link', { name: 'Next' }))
    expect(toasts.store.getState()?.title ?? null).toBe(title)
  })

  it('of an error that is shown with a change of the path stays on the new screen', () => {
    let navigate: NavigateFunction = () => {}
    function Leave() {
      navigate = useNavigate()
      return null
    }
    const { toasts } = renderShell(
      <>
        <Toaster />
        <Leave />
      </>,
    )
    act(() => {
      toasts.show({ title: 'Could not save', destructive: true })
      void navigate('/onboarding/profile')
    })
    expect(board()).toHaveTextContent('Could not save')
  })

  it.each(['Close', 'Undo'])('is dismissed by %s', (name) => {
    const { toasts } = renderShell(<Toaster />)
    const onPress = vi.fn()
    act(() => toasts.show({ title: 'Café Promoted', action: { label: 'Undo', onPress } }))
    fireEvent.click(screen.getByRole('button', { name }))
    expect(onPress).toHaveBeenCalledTimes(name === 'Undo' ? 1 : 0)
    expect(toasts.store.getState()).toBeNull()
  })

  it('runs its action once, also by a double tap', () => {
    const { toasts } = renderShell(<Toaster />)
    const onPress = vi.fn()
    act(() => toasts.show({ title: 'Application withdrawn', action: { label: 'Undo', onPress } }))
    const undo = screen.getByRole('button', { name: 'Undo' })
    act(() => {
      undo.click()
      undo.click()
    })
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('that is pressed keeps an open sheet open', () => {
    const { toasts } = renderShell(<Toaster />)
    const onPressOutside = vi.fn()
    document.addEventListener('pointerdown', onPressOutside, { once: true })
    act(() => toasts.show({ title: 'Weekly Limit Reached!' }))
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Close' }))
    expect(onPressOutside).not.toHaveBeenCalled()
  })

  it('has its note in the language of the screen', () => {
    const { toasts } = renderShell(<Toaster />, { language: 'hi' })
    act(() => toasts.show({ title: 'Language Updated!', lang: 'en', note: 'ऐप अब हिन्दी में है।' }))
    expect(screen.getByText('Language Updated!', { selector: '.toast *' })).toHaveAttribute(
      'lang',
      'en',
    )
    expect(screen.getByText('ऐप अब हिन्दी में है।', { selector: '.toast *' })).not.toHaveAttribute(
      'lang',
    )
  })

  it('that is destructive looks so, and one with its own mark gets no second', () => {
    const { toasts } = renderShell(<Toaster />)
    act(() => toasts.show({ title: 'Invalid OTP', destructive: true }))
    expect(board()).toHaveClass('toast-bad')
    act(() => toasts.show({ title: 'Not implemented yet', neutral: true }))
    expect(document.querySelector('.toast > svg')).toHaveClass('lucide-info')
    act(() => toasts.show({ title: '✅ Pass Purchased!' }))
    expect(document.querySelectorAll('.toast > svg')).toHaveLength(0)
  })
})
