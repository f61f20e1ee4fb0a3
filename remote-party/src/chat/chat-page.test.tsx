import { screen } from '@testing-library/react'
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

test('the enquiry’s venue opens the chat and greets the member by name', async () => {
  localStorage.setItem('userData', JSON.stringify({ name: 'Aanya Rao' }))
  seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2', venueName: 'Sitara Social' }))
  await renderChat('/party/chat?enquiry=P-1')
  expect(screen.getByRole('heading', { level: 1, name: 'Chandni Terrace' })).toBeInTheDocument()
  expect(messages()).toEqual([
    [
      'cafe',
      'Chandni Terrace says: Hi Aanya, thank you for the enquiry. Chandni Terrace has 12 Dec 2026 from 7:00 PM noted for you.',
    ],
  ])
})

test('without an enquiry in the URL the chat is with the latest enquiry’s venue, or else with the first venue', async () => {
  const { unmount } = await renderChat()
  expect(screen.getByRole('heading', { level: 1, name: 'Chandni Terrace' })).toBeInTheDocument()
  expect(messages()[0]?.[1]).toContain('thank you for thinking of Chandni Terrace')
  unmount()
  seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2', venueName: 'Sitara Social' }))
  await renderChat()
  expect(screen.getByRole('heading', { level: 1, name: 'Sitara Social' })).toBeInTheDocument()
})

test('Enter sends the message, and the venue replies after a second', async () => {
  await renderChat()
  type('Can we bring our own playlist?')
  pressEnter()
  expect(textbox()).toHaveValue('')
  expect(messages().at(-1)).toEqual(['user', 'You say: Can we bring our own playlist?'])
  expect(screen.getByText('Chandni Terrace is writing')).toBeInTheDocument()
  await advance(999)
  expect(messages()).toHaveLength(2)
  await advance(1)
  expect(messages().at(-1)?.[0]).toBe('cafe')
  expect(messages().at(-1)?.[1]).toContain('The Music System add-on has a cable and Bluetooth')
  expect(screen.queryByText('Chandni Terrace is writing')).toBeNull()
})

test('an unanswered message gets its reply when the chat is opened again, also after a reload', async () => {
  const { unmount } = await renderChat()
  type('Is there parking?')
  pressEnter()
  unmount()
  await renderChat()
  expect(screen.getByText('Chandni Terrace is writing')).toBeInTheDocument()
  await advance(1000)
  expect(messages().at(-1)?.[1]).toContain('valet parking')
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
  expect(screen.getByRole('heading', { level: 1, name: 'Old Mill' })).toBeInTheDocument()
})
