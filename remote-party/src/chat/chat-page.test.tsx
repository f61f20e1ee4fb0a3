import { expectTexts, seedLocalStorage, waitForLazyScreen } from '@baithak/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { myPartiesRecord } from '../model/party-enquiry'
import { createEnquiry } from '../testing/create-enquiry'
import { renderParty, seedEnquiries } from '../testing/render-party'

beforeEach(() => void vi.useFakeTimers())

async function renderChat(at = '/party/chat') {
  const party = renderParty(at)
  await waitForLazyScreen()
  return party
}
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Sender and text of each rendered message. */
const messages = () =>
  [...document.querySelectorAll('[data-sender]')].map((message) => [
    message.getAttribute('data-sender'),
    message.textContent,
  ])
const textbox = () => screen.getByRole('textbox')
const pressEnter = (init: object = {}) => fireEvent.keyDown(textbox(), { key: 'Enter', ...init })
const type = (text: string) => fireEvent.change(textbox(), { target: { value: text } })

test('the enquiry’s venue opens the chat and greets the member by name', async () => {
  seedLocalStorage({ userData: { name: 'Aanya Rao' } })
  seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2', venueName: 'Sitara Social' }))
  const { go } = await renderChat('/party/chat?enquiry=P-1')
  expect(screen.getByRole('heading', { level: 1, name: 'Chandni Terrace' })).toBeInTheDocument()
  expect(messages()).toEqual([
    [
      'cafe',
      'Chandni Terrace says: Hi Aanya, thank you for the enquiry. Chandni Terrace has 12 Dec 2026 from 7:00 PM noted for you.',
    ],
  ])
  // The URL names no enquiry: the chat is with the venue of the latest.
  go('/party/chat')
  expect(screen.getByRole('heading', { level: 1, name: 'Sitara Social' })).toBeInTheDocument()
})

test('Enter sends the message, and the venue replies after a second', async () => {
  await renderChat()
  expect(messages()[0]?.[1]).toContain('thank you for thinking of Chandni Terrace')
  type('Can we bring our own playlist?')
  for (const init of [{ shiftKey: true }, { isComposing: true }, { keyCode: 229 }])
    expect(pressEnter(init)).toBe(true)
  expect(messages()).toHaveLength(1)
  pressEnter()
  expect(textbox()).toHaveValue('')
  expect(messages().at(-1)).toEqual(['user', 'You say: Can we bring our own playlist?'])
  expect(screen.getByText('Chandni Terrace is writing')).toBeInTheDocument()
  await advance(999)
  expect(messages()).toHaveLength(2)
  await advance(1)
  expect(messages().at(-1)?.[0]).toBe('cafe')
  expect(messages().at(-1)?.[1]).toContain('your message is here with your enquiry')
  expect(screen.queryByText('Chandni Terrace is writing')).toBeNull()
})

test('two quick messages get one reply after a reload, and each venue has its own chat', async () => {
  const { unmount } = await renderChat()
  type('Hello')
  pressEnter()
  await advance(500)
  type('What does it cost?')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  type('We are forty, six of th')
  unmount()
  const { go, host } = await renderChat()
  await advance(1000)
  expect(messages().map(([sender]) => sender)).toEqual(['cafe', 'user', 'user', 'cafe'])
  expect(messages().at(-1)?.[1]).toContain('The estimate on your enquiry')
  expect(textbox()).toHaveValue('We are forty, six of th')
  act(() => {
    host.storage.record(myPartiesRecord).write([createEnquiry({ venueName: 'Elsewhere' })])
  })
  go('/party/chat?enquiry=P-1')
  // This venue has left the network.
  expect(screen.getByRole('heading', { level: 1, name: 'Elsewhere' })).toBeInTheDocument()
  expect(messages()).toHaveLength(1)
  expect(textbox()).toHaveValue('')
})

test('stored messages are under their days, and replies in the chosen language', async () => {
  vi.setSystemTime(new Date('2026-11-22T12:00+05:30'))
  seedLocalStorage({
    'draft:chat:chandni-terrace': [
      { id: 'A', sender: 'user', text: 'Thank you', at: '2026-11-20T20:00:00.000Z' },
      { id: 'A-reply', sender: 'cafe', text: 'यह तो हमारी ख़ुशी है।', at: '2026-11-21T23:00+05:30' },
      { id: 'B', sender: 'cafe', text: 'हम कल बंद हैं।', at: '2026-11-22T09:00+05:30' },
    ],
  })
  await renderChat()
  const texts = messages().map(([, text]) => text)
  expect(texts.at(-2)).toContain('You’re welcome')
  expect(texts.at(-1)).toContain('हम कल बंद हैं।')
  expectTexts(['21 Nov 2026', 'Today'])
})

test('the last fifty of thousands of messages are shown, and fifty more on request', async () => {
  const message = (index: number) => ({ id: `${index}`, sender: 'user', text: `Message ${index}` })
  const stored = Array.from({ length: 5000 }, (_, index) => message(index))
  seedLocalStorage({ 'draft:chat:chandni-terrace': stored })
  await renderChat()
  const texts = () => messages().map(([, text]) => text)
  expect(texts().slice(1)).toHaveLength(50)
  expect(texts().at(-1)).toContain('Message 4999')
  fireEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }))
  expect(texts().slice(1)).toHaveLength(100)
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
})
