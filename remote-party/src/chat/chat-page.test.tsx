import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createEnquiry, seedEnquiries } from '../testing/create-enquiry'
import {
  advance,
  messages,
  pressEnter,
  renderChat,
  setUpChatTests,
  textbox,
  type,
} from '../testing/render-chat'

setUpChatTests()

const log = () => within(screen.getByRole('log', { name: /./ }))

test('the enquiry’s venue opens the chat and greets the member by name', async () => {
  localStorage.setItem('userData', JSON.stringify({ name: 'Aanya Rao' }))
  seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2', venueName: 'Sitara Social' }))
  await renderChat('/party/chat?enquiry=P-1')
  expect(screen.getByRole('heading', { level: 1, name: 'Chandni Terrace' })).toBeVisible()
  expect(messages()).toEqual([
    [
      'cafe',
      'Chandni Terrace says: Hi Aanya, thank you for the enquiry. Chandni Terrace has 12 Dec 2026 from 7:00 PM noted for you.',
    ],
  ])
})

test('without an enquiry in the URL the chat is with the latest enquiry’s venue, or else with the first venue', async () => {
  const { unmount } = await renderChat()
  expect(screen.getByRole('heading', { level: 1, name: 'Chandni Terrace' })).toBeVisible()
  expect(messages()[0]?.[1]).toContain('thank you for thinking of Chandni Terrace')
  unmount()
  seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2', venueName: 'Sitara Social' }))
  await renderChat()
  expect(screen.getByRole('heading', { level: 1, name: 'Sitara Social' })).toBeVisible()
})

test('Enter sends the message, and the venue replies after a second', async () => {
  await renderChat()
  type('Can we bring our own playlist?')
  pressEnter()
  expect(textbox()).toHaveValue('')
  expect(messages().at(-1)).toEqual(['user', 'You say: Can we bring our own playlist?'])
  expect(screen.getByText('Chandni Terrace is writing')).toBeVisible()
  await advance(999)
  expect(messages()).toHaveLength(2)
  await advance(1)
  expect(messages().at(-1)?.[0]).toBe('cafe')
  expect(messages().at(-1)?.[1]).toContain('The Music System add-on has a cable and Bluetooth')
  expect(screen.queryByText('Chandni Terrace is writing')).toBeNull()
})

test('the chat is a live log and scrolls to the newest message', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  await renderChat()
  expect(log().getByText(/thank you for thinking/)).toBeVisible()
  scrollIntoView.mockClear()
  type('Hello')
  pressEnter()
  expect(scrollIntoView).toHaveBeenCalled()
  scrollIntoView.mockClear()
  await advance(1000)
  expect(scrollIntoView).toHaveBeenCalled()
})

test('the newest message stays in view when the on-screen keyboard opens', async () => {
  const keyboard = new EventTarget()
  vi.stubGlobal('visualViewport', keyboard)
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  await renderChat()
  scrollIntoView.mockClear()
  keyboard.dispatchEvent(new Event('resize'))
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

test('the venue does not reply after the visitor has left the chat', async () => {
  const { go, host } = await renderChat()
  type('Hello')
  pressEnter()
  go('/party')
  await advance(5000)
  expect(host.toasts).toEqual([])
  expect(JSON.parse(localStorage.getItem('draft:chat:chandni-terrace') ?? '')).toHaveLength(1)
})

test('an unanswered message gets its reply when the chat is opened again, also after a reload', async () => {
  const { unmount } = await renderChat()
  type('Is there parking?')
  pressEnter()
  unmount()
  await renderChat()
  expect(screen.getByText('Chandni Terrace is writing')).toBeVisible()
  await advance(1000)
  expect(messages().at(-1)?.[1]).toContain('valet parking')
})

test('a message from another tab is answered once', async () => {
  await renderChat()
  const key = 'draft:chat:chandni-terrace'
  const question = { id: '1', sender: 'user', text: 'Is there parking?' }
  const writeElsewhere = (...messages: object[]) =>
    act(() => {
      localStorage.setItem(key, JSON.stringify(messages))
      window.dispatchEvent(new StorageEvent('storage', { key }))
    })
  writeElsewhere(question)
  await advance(900)
  // The other tab saved its reply first; this tab has received no event for it.
  localStorage.setItem(key, JSON.stringify([question, { id: '2', sender: 'cafe', text: 'Yes.' }]))
  await advance(5000)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveLength(2)
  expect(screen.queryByText('Chandni Terrace is writing')).toBeNull()
})

test('the typing note disappears when the reply cannot be saved', async () => {
  await renderChat()
  type('Hello')
  pressEnter()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await advance(1000)
  expect(screen.queryByText('Chandni Terrace is writing')).toBeNull()
})

test('messages are restored after a reload, for each venue separately', async () => {
  const { unmount } = await renderChat()
  type('Hello')
  pressEnter()
  await advance(1000)
  unmount()
  const second = await renderChat()
  expect(messages()).toHaveLength(3)
  second.unmount()
  seedEnquiries(createEnquiry({ venueName: 'Sitara Social' }))
  await renderChat()
  expect(messages()).toHaveLength(1)
})

test('messages have a time: those of earlier days are not under Today, unlike section 3', async () => {
  vi.setSystemTime(new Date('2026-11-21T23:59+05:30'))
  seedEnquiries(createEnquiry({ enquiryDate: new Date('2026-11-20T09:00+05:30').toISOString() }))
  const { unmount } = await renderChat()
  const days = () => screen.queryAllByText(/^(Today|\d+ Nov 2026)$/).map((day) => day.textContent)
  expect(days()).toEqual(['20 Nov 2026'])
  type('Hello')
  pressEnter()
  await advance(1000)
  expect(days()).toEqual(['20 Nov 2026', 'Today'])
  unmount()
  vi.setSystemTime(new Date('2026-11-22T08:00+05:30'))
  await renderChat()
  expect(days()).toEqual(['20 Nov 2026', '21 Nov 2026'])
  type('Thank you')
  pressEnter()
  expect(days()).toEqual(['20 Nov 2026', '21 Nov 2026', 'Today'])
  expect(screen.getByText('Today').nextElementSibling).toHaveTextContent('You say: Thank you')
})

test('a long chat does not repeat the separator of a day that starts before the rendered messages', async () => {
  const day = (number: number) => new Date(2026, 10, number, 9).toISOString()
  const stored = Array.from({ length: 60 }, (_, id) => ({
    id: String(id),
    sender: 'cafe',
    text: 'Hello',
    at: day(id < 50 ? 20 : 21),
  }))
  localStorage.setItem('draft:chat:chandni-terrace', JSON.stringify(stored))
  seedEnquiries(createEnquiry({ enquiryDate: day(12) }))
  await renderChat()
  expect(messages()).toHaveLength(40)
  expect(screen.getAllByText(/Nov 2026$/).map((separator) => separator.textContent)).toEqual([
    '21 Nov 2026',
  ])
})

test('two quick messages get one reply, to the last', async () => {
  await renderChat()
  type('Hello')
  pressEnter()
  await advance(500)
  type('Is there parking?')
  pressEnter()
  await advance(1000)
  expect(messages().map(([sender]) => sender)).toEqual(['cafe', 'user', 'user', 'cafe'])
  expect(messages().at(-1)?.[1]).toContain('valet parking')
})

test('a reply is shown in the chosen language, whichever it was stored in', async () => {
  const stored = [
    { id: 'A', sender: 'user', text: 'Can we have a cake?' },
    { id: 'A-reply', sender: 'cafe', text: 'जी हाँ, चॉकलेट या रसमलाई, चाहें तो बिना अंडे का।' },
    { id: 'B', sender: 'cafe', text: 'हम कल बंद हैं।' },
  ]
  localStorage.setItem('draft:chat:chandni-terrace', JSON.stringify(stored))
  await renderChat()
  const texts = messages().map(([, text]) => text)
  expect(texts.at(-2)).toContain('Yes, chocolate or rasmalai')
  expect(texts.at(-1)).toContain('हम कल बंद हैं।')
})

test('the chat also opens for a venue that is no longer in the network', async () => {
  seedEnquiries(createEnquiry({ venueName: 'Old Mill' }))
  await renderChat()
  expect(screen.getByRole('heading', { level: 1, name: 'Old Mill' })).toBeVisible()
})

test('the chat is translated to Hindi, and the venue understands Hindi', async () => {
  await renderChat('/party/chat', 'hi')
  type('पार्टी में केक होगा?')
  pressEnter()
  await advance(1000)
  expect(messages().at(-1)?.[1]).toContain('चॉकलेट या रसमलाई')
})
