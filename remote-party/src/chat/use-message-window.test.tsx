import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openParty } from '../testing/render-party'
import { drawnAtFirst, drawnAtOnce } from './use-message-window'

const all = 5000

/** The place above the oldest line drawn comes near when this is called. */
let scrollUp: () => void
class Watch {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    scrollUp = () => act(() => tell([{ isIntersecting: true }]))
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Watch)
})
afterEach(() => {
  vi.useRealTimers()
})

async function openLongChat(count = all) {
  const lines = Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    sender: index % 2 ? 'cafe' : 'user',
    text: `Line ${index + 1}`,
  }))
  localStorage.setItem('draft:chat:chandni-terrace', JSON.stringify(lines))
  await import('./chat-page')
  openParty('/party/chat')
  await act(async () => {
    await vi.dynamicImportSettled()
  })
}
const drawn = () => [...document.querySelectorAll('[data-sender]')]
const earlierButton = () => screen.queryByRole('button', { name: 'Show earlier messages' })

test('of a chat of five thousand lines the newest are drawn', async () => {
  await openLongChat()
  expect(drawn()).toHaveLength(drawnAtFirst)
  expect(drawn().at(-1)).toHaveTextContent(`Line ${all}`)
})

test('earlier lines come as one scrolls up, or asks for them, and are not read out', async () => {
  await openLongChat()
  scrollUp()
  expect(drawn()).toHaveLength(drawnAtFirst + drawnAtOnce)
  fireEvent.click(earlierButton() as HTMLElement)
  expect(drawn()).toHaveLength(drawnAtFirst + 2 * drawnAtOnce)
  expect(drawn()[0]?.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
  expect(drawn().at(-1)?.closest('[aria-live]')).toBeNull()
})

test('how the chat began stands above the oldest line, and there is nothing more to ask for', async () => {
  await openLongChat(drawnAtFirst + 1)
  expect(earlierButton()).toBeVisible()
  scrollUp()
  expect(earlierButton()).toBeNull()
  expect(drawn()[0]).toHaveTextContent('thank you for thinking of Chandni Terrace')
})

test('a line that is sent is drawn besides, and none of the others anew', async () => {
  await openLongChat()
  const before = drawn().at(-1)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hello' } })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  expect(drawn()).toHaveLength(drawnAtFirst + 1)
  expect(drawn().at(-2)).toBe(before)
  expect(drawn().at(-1)).toHaveTextContent('You say: Hello')
})
