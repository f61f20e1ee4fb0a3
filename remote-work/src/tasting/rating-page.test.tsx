import { seedLocalStorage, waitForLazyScreen } from '@baithak/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answeredNow } from '../model/tasting'
import { renderWork, tap } from '../testing/render-work'

const taste = 'How was the taste?'
const presentation = 'How was the presentation?'
const again = 'Would you order this again?'
const questions = [taste, presentation, again]

const group = (question: string) => screen.getByRole('radiogroup', { name: question })
const star = (question: string, stars: number) =>
  within(group(question)).getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }))
const comments = () => screen.getByRole('textbox', { name: 'Additional Comments (Optional)' })
const open = () => renderWork('/taster-invite/rate')

test('without all three ratings there is a destructive toast, and the missing ones are marked', async () => {
  const { host, path } = await open()
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  fireEvent.click(star(presentation, 1))
  submit()
  const description = 'Please rate all categories before submitting your feedback.'
  expect(host.toasts).toEqual([{ title: 'Please Complete Rating', description, destructive: true }])
  expect(path()).toBe('/taster-invite/rate')
  for (const question of [taste, again])
    expect(group(question)).toHaveAccessibleDescription('Please give this a rating.')
  expect(group(presentation)).not.toHaveAccessibleDescription()
  fireEvent.click(star(taste, 2))
  expect(within(group(taste)).getByText('2 / 5')).toBeInTheDocument()
  expect(group(taste)).not.toHaveAccessibleDescription()
})

test('feedback without comments earns points once, and after exactly two seconds /work opens', async () => {
  vi.useFakeTimers()
  const { go, host, path } = await renderWork('/taster-invite/rate', { tasterPoints: 50 })
  for (const question of questions) fireEvent.click(star(question, 4))
  submit()
  const description = "Thank you! You've earned 50 taster points."
  expect(host.toasts).toEqual([{ title: 'Feedback Submitted!', description }])
  expect(host.snapshots.at(-1)?.tasterPoints).toBe('100')
  act(() => vi.advanceTimersByTime(1999))
  expect(path()).toBe('/taster-invite/rate')
  act(() => vi.advanceTimersByTime(1))
  expect(path()).toBe('/work')
  go('/taster-invite/rate')
  await waitForLazyScreen()
  expect(path()).toBe('/taster-invite')
  expect(screen.getByText(/^You have rated this tasting/)).toBeInTheDocument()
})

test('a tasting that another tab has rated a moment ago earns no points again', async () => {
  const { host } = await open()
  for (const question of questions) fireEvent.click(star(question, 4))
  seedLocalStorage({ tasterPoints: 50, tastingAnswer: answeredNow('rated') })
  submit()
  expect(host.toasts).toEqual([])
  expect(localStorage.getItem('tasterPoints')).toBe('50')
})

test('Back returns to the invite, and the form keeps its values, comments without a limit', async () => {
  const { path } = await open()
  const text = 'Tasted of jaggery. '.repeat(400)
  await userEvent.click(comments())
  await userEvent.paste(text)
  fireEvent.click(star(taste, 3))
  await tap('Back')
  expect(path()).toBe('/taster-invite')
  await tap('Accept Invite', 'link')
  expect(comments()).toHaveValue(text)
  expect(star(taste, 3)).toBeChecked()
})
