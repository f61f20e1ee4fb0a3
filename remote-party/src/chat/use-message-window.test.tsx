import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderParty } from '../testing/render-party'

const messageCount = 5000
const initialSize = 40
const pageSize = 20

/** Reports that the sentinel above the oldest rendered message intersects. */
let scrollUp: () => void
class FakeIntersectionObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    scrollUp = () => act(() => callback([{ isIntersecting: true }]))
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
})
afterEach(() => {
  vi.useRealTimers()
})

async function renderLongChat(count = messageCount) {
  const messages = Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    sender: index % 2 ? 'cafe' : 'user',
    text: `Line ${index + 1}`,
  }))
  localStorage.setItem('draft:chat:chandni-terrace', JSON.stringify(messages))
  await import('./chat-page')
  renderParty('/party/chat')
  await act(async () => {
    await vi.dynamicImportSettled()
  })
}
const rendered = () => [...document.querySelectorAll('[data-sender]')]
const earlierButton = () => screen.queryByRole('button', { name: 'Show earlier messages' })

test('a chat of five thousand messages renders the newest', async () => {
  await renderLongChat()
  expect(rendered()).toHaveLength(initialSize)
  expect(rendered().at(-1)).toHaveTextContent(`Line ${messageCount}`)
})

test('scrolling up or the button renders earlier messages, which are not announced', async () => {
  await renderLongChat()
  scrollUp()
  expect(rendered()).toHaveLength(initialSize + pageSize)
  fireEvent.click(earlierButton() as HTMLElement)
  expect(rendered()).toHaveLength(initialSize + 2 * pageSize)
  expect(rendered()[0]?.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
  expect(rendered().at(-1)?.closest('[aria-live]')).toBeNull()
})

test('the opening message is above the oldest message, and the button is gone', async () => {
  await renderLongChat(initialSize + 1)
  expect(earlierButton()).toBeVisible()
  scrollUp()
  expect(earlierButton()).toBeNull()
  expect(rendered()[0]).toHaveTextContent('thank you for thinking of Chandni Terrace')
})

test('a sent message is added without rendering the others again', async () => {
  await renderLongChat()
  const lastBefore = rendered().at(-1)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hello' } })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  expect(rendered()).toHaveLength(initialSize + 1)
  expect(rendered().at(-2)).toBe(lastBefore)
  expect(rendered().at(-1)).toHaveTextContent('You say: Hello')
})
