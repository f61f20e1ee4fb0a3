import type { Language, ToastMessage } from '@baithak/contract'
import { press } from '@baithak/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderShell } from '../../testing/render-shell'
import { Toaster } from './toaster'

beforeEach(() => void vi.useFakeTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const board = () => document.querySelector('.toast')

/** Shows a toast over a screen, which `navigate` changes. */
function showToast(toast: ToastMessage, language: Language = 'en') {
  let navigate: ReturnType<typeof useNavigate> = () => {}
  function Screen() {
    navigate = useNavigate()
    return <Toaster />
  }
  const { toasts } = renderShell(<Screen />, { language })
  act(() => toasts.show(toast))
  return {
    show: (next: ToastMessage) => act(() => toasts.show(next)),
    goOn: () => navigate('/onboarding/profile'),
    shownTitle: () => toasts.store.getState()?.title ?? null,
  }
}

it.each([
  ['by default', {}, 5000],
  ['that asks for less', { duration: 3000 }, 3000],
])('a toast %s stays for its duration', async (_, options, milliseconds) => {
  showToast({ title: 'Not yet', ...options })
  await pass(milliseconds - 100)
  expect(board()).toHaveTextContent('Not yet')
  await pass(200)
  expect(board()).toBeNull()
})

it.each([
  ['en', 'Notifications Language Updated!'],
  [undefined, 'सूचनाएँ Language Updated!'],
] as const)('a toast is announced in its language (%s)', async (lang, text) => {
  showToast({ title: 'Language Updated!', ...(lang && { lang }) }, 'hi')
  await pass(100)
  const announcement = screen.getByText(text)
  expect(announcement.closest('[lang]:not(html)')?.getAttribute('lang')).toBe(lang ?? undefined)
})

it('a toast is replaced by the next, which has its full duration: one at a time', async () => {
  const { show } = showToast({ title: 'OTP Sent' })
  await pass(4900)
  show({ title: 'OTP Resent' })
  await pass(4900)
  expect(document.querySelectorAll('.toast')).toHaveLength(1)
  expect(board()).toHaveTextContent('OTP Resent')
})

it.each([
  ['of an error goes', true, null],
  ['of a success stays', false, 'OTP Sent'],
])('a toast %s when the path changes', (_, destructive, title) => {
  const { goOn, shownTitle } = showToast({ title: 'OTP Sent', destructive })
  act(() => void goOn())
  expect(shownTitle()).toBe(title)
})

it('a toast of an error that is shown with a change of the path stays on the new screen', () => {
  const { show, goOn } = showToast({ title: 'OTP Sent' })
  act(() => {
    show({ title: 'Could not save', destructive: true })
    void goOn()
  })
  expect(board()).toHaveTextContent('Could not save')
})

it('a toast is dismissed by its action, which runs once, also by a double tap', () => {
  const onPress = vi.fn()
  const { shownTitle } = showToast({ title: 'Promoted', action: { label: 'Undo', onPress } })
  act(() => {
    press('Undo')
    press('Undo')
  })
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(shownTitle()).toBeNull()
})

it('a toast is dismissed by Close, which keeps an open sheet open', () => {
  const onPressOutside = vi.fn()
  document.addEventListener('pointerdown', onPressOutside, { once: true })
  const { shownTitle } = showToast({ title: 'Weekly Limit Reached!' })
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Close' }))
  expect(onPressOutside).not.toHaveBeenCalled()
  press('Close')
  expect(shownTitle()).toBeNull()
})

it('a toast has its note in the language of the screen', () => {
  const note = 'ऐप अब हिन्दी में है।'
  showToast({ title: 'Language Updated!', lang: 'en', note }, 'hi')
  const shown = (text: string) => screen.getByText(text, { selector: '.toast *' })
  expect(shown('Language Updated!')).toHaveAttribute('lang', 'en')
  expect(shown(note)).not.toHaveAttribute('lang')
})

it('a toast has an icon, unless its title begins with one', () => {
  const { show } = showToast({ title: 'Not implemented yet', neutral: true })
  const icons = () => document.querySelectorAll('.toast > svg')
  expect(icons()).toHaveLength(1)
  show({ title: '✅ Pass Purchased!' })
  expect(icons()).toHaveLength(0)
})
