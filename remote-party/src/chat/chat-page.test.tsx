import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEnquiries, partyEnquiry } from '../testing/create-enquiry'
import { openParty } from '../testing/render-party'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

async function openChat(at = '/party/chat', language: 'en' | 'hi' = 'en') {
  await import('./chat-page')
  const party = openParty(at, { language })
  await act(async () => {
    await vi.dynamicImportSettled()
  })
  return party
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const log = () => within(screen.getByRole('log', { name: /./ }))
const lines = () =>
  [...document.querySelectorAll('[data-sender]')].map((each) => [
    each.getAttribute('data-sender'),
    each.textContent,
  ])
const box = () => screen.getByRole('textbox')
function write(text: string) {
  fireEvent.change(box(), { target: { value: text } })
}
const enter = (more: object = {}) => fireEvent.keyDown(box(), { key: 'Enter', ...more })

test('the venue of the enquiry opens the chat, by the member’s name', async () => {
  localStorage.setItem('userData', JSON.stringify({ name: 'Aanya Rao' }))
  keepEnquiries(partyEnquiry(), partyEnquiry({ id: 'P-2', venueName: 'Sitara Social' }))
  await openChat('/party/chat?enquiry=P-1')
  expect(screen.getByRole('heading', { level: 1, name: 'Chandni Terrace' })).toBeVisible()
  expect(lines()).toEqual([
    [
      'cafe',
      'Chandni Terrace says: Hi Aanya, thank you for the enquiry. Chandni Terrace has 12 Dec 2026 from 7:00 PM noted for you.',
    ],
  ])
})

test('without an enquiry in the address the newest one’s venue is there, and without any the first', async () => {
  const { unmount } = await openChat()
  expect(screen.getByRole('heading', { level: 1, name: 'Chandni Terrace' })).toBeVisible()
  expect(lines()[0]?.[1]).toContain('thank you for thinking of Chandni Terrace')
  unmount()
  keepEnquiries(partyEnquiry(), partyEnquiry({ id: 'P-2', venueName: 'Sitara Social' }))
  await openChat()
  expect(screen.getByRole('heading', { level: 1, name: 'Sitara Social' })).toBeVisible()
})

test('Enter sends what was written, and the venue answers to it after a moment', async () => {
  await openChat()
  write('Can we bring our own playlist?')
  enter()
  expect(box()).toHaveValue('')
  expect(lines().at(-1)).toEqual(['user', 'You say: Can we bring our own playlist?'])
  expect(screen.getByText('Chandni Terrace is writing')).toBeVisible()
  await pass(999)
  expect(lines()).toHaveLength(2)
  await pass(1)
  expect(lines().at(-1)?.[0]).toBe('cafe')
  expect(lines().at(-1)?.[1]).toContain('The Music System add-on has a cable and Bluetooth')
  expect(screen.queryByText('Chandni Terrace is writing')).toBeNull()
})

test('the button sends too', async () => {
  await openChat()
  write('Hello')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(lines()).toHaveLength(2)
})

test('three clicks in one task send a message once', async () => {
  await openChat()
  write('Hello')
  const button = screen.getByRole('button', { name: 'Send' })
  act(() => {
    for (let click = 0; click < 3; click += 1) button.click()
  })
  expect(lines()).toHaveLength(2)
})

test.each(['', '   ', '\n\n'])('a blank message %j is not sent', async (text) => {
  await openChat()
  write(text)
  enter()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await pass(5000)
  expect(lines()).toHaveLength(1)
})

test('Shift and Enter begin a new line, and Enter within a composed letter only ends the letter', async () => {
  await openChat()
  write('Dear all')
  expect(enter({ shiftKey: true })).toBe(true)
  expect(enter({ isComposing: true })).toBe(true)
  expect(lines()).toHaveLength(1)
})

test('the chat is a log that is announced, and its newest line is brought into view', async () => {
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  await openChat()
  expect(log().getByText(/thank you for thinking/)).toBeVisible()
  shown.mockClear()
  write('Hello')
  enter()
  expect(shown).toHaveBeenCalled()
  shown.mockClear()
  await pass(1000)
  expect(shown).toHaveBeenCalled()
})

test('the newest line stays in view when the keyboard takes its half of the screen', async () => {
  const keyboard = new EventTarget()
  vi.stubGlobal('visualViewport', keyboard)
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  await openChat()
  shown.mockClear()
  keyboard.dispatchEvent(new Event('resize'))
  expect(shown).toHaveBeenCalledOnce()
})

test('who leaves before the answer is not answered behind their back', async () => {
  const { go, host } = await openChat()
  write('Hello')
  enter()
  go('/party')
  await pass(5000)
  expect(host.toasts).toEqual([])
  expect(JSON.parse(localStorage.getItem('draft:chat:chandni-terrace') ?? '')).toHaveLength(1)
})

test('who left before the answer gets it on coming back, also after a reload', async () => {
  const { unmount } = await openChat()
  write('Is there parking?')
  enter()
  unmount()
  await openChat()
  expect(screen.getByText('Chandni Terrace is writing')).toBeVisible()
  await pass(1000)
  expect(lines().at(-1)?.[1]).toContain('valet parking')
})

test('a line that is written in another tab is answered once', async () => {
  await openChat()
  const key = 'draft:chat:chandni-terrace'
  const asked = { id: '1', sender: 'user', text: 'Is there parking?' }
  const say = (...said: object[]) =>
    act(() => {
      localStorage.setItem(key, JSON.stringify(said))
      window.dispatchEvent(new StorageEvent('storage', { key }))
    })
  say(asked)
  await pass(900)
  // The other tab's venue was first, and this tab has not heard of it yet.
  localStorage.setItem(key, JSON.stringify([asked, { id: '2', sender: 'cafe', text: 'Yes.' }]))
  await pass(5000)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveLength(2)
  expect(screen.queryByText('Chandni Terrace is writing')).toBeNull()
})

test('a venue whose answer cannot be kept stops writing', async () => {
  await openChat()
  write('Hello')
  enter()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await pass(1000)
  expect(screen.queryByText('Chandni Terrace is writing')).toBeNull()
})

test('what was said is still there after a reload, each venue’s by itself', async () => {
  const { unmount } = await openChat()
  write('Hello')
  enter()
  await pass(1000)
  unmount()
  const again = await openChat()
  expect(lines()).toHaveLength(3)
  again.unmount()
  keepEnquiries(partyEnquiry({ venueName: 'Sitara Social' }))
  await openChat()
  expect(lines()).toHaveLength(1)
})

test('what is half written is still there after a reload, each venue’s by itself, and gone once it is sent', async () => {
  const { unmount } = await openChat()
  write('We are forty, six of th')
  unmount()
  const again = await openChat()
  expect(box()).toHaveValue('We are forty, six of th')
  again.unmount()
  keepEnquiries(partyEnquiry({ venueName: 'Sitara Social' }))
  const other = await openChat()
  expect(box()).toHaveValue('')
  other.unmount()
  localStorage.removeItem('my_parties')
  const { unmount: leave } = await openChat()
  expect(box()).toHaveValue('We are forty, six of th')
  enter()
  expect(box()).toHaveValue('')
  leave()
  await openChat()
  expect(box()).toHaveValue('')
})

test('on a full device what is written stays on the screen, and is refused once and not at every letter', async () => {
  await openChat()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  for (const text of ['H', 'He', 'Hel']) write(text)
  expect(box()).toHaveValue('Hel')
  expect(full).toHaveBeenCalledOnce()
})

test('what was said on another day does not stand under Today', async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 23, 59))
  keepEnquiries(partyEnquiry({ enquiryDate: new Date(2026, 10, 20, 9).toISOString() }))
  const { unmount } = await openChat()
  const days = () => screen.queryAllByText(/^(Today|\d+ Nov 2026)$/).map((day) => day.textContent)
  expect(days()).toEqual(['20 Nov 2026'])
  write('Hello')
  enter()
  await pass(1000)
  expect(days()).toEqual(['20 Nov 2026', 'Today'])
  unmount()
  vi.setSystemTime(new Date(2026, 10, 22, 8))
  await openChat()
  expect(days()).toEqual(['20 Nov 2026', '21 Nov 2026'])
  write('Thank you')
  enter()
  expect(days()).toEqual(['20 Nov 2026', '21 Nov 2026', 'Today'])
  expect(screen.getByText('Today').nextElementSibling).toHaveTextContent('You say: Thank you')
})

test('an enquiry of today is talked about under Today alone', async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 12))
  keepEnquiries(partyEnquiry({ enquiryDate: new Date(2026, 10, 21, 9).toISOString() }))
  await openChat()
  write('Hello')
  enter()
  await pass(1000)
  expect(screen.getAllByText('Today')).toHaveLength(1)
})

test('of a long chat the day that began above what is drawn is not told again', async () => {
  const day = (number: number) => new Date(2026, 10, number, 9).toISOString()
  const said = Array.from({ length: 60 }, (_, id) => ({
    id: String(id),
    sender: 'cafe',
    text: 'Hello',
    at: day(id < 50 ? 20 : 21),
  }))
  localStorage.setItem('draft:chat:chandni-terrace', JSON.stringify(said))
  keepEnquiries(partyEnquiry({ enquiryDate: day(12) }))
  await openChat()
  expect(lines()).toHaveLength(40)
  expect(screen.getAllByText(/Nov 2026$/).map((each) => each.textContent)).toEqual(['21 Nov 2026'])
})

test('two quick lines get one answer, to the last of them', async () => {
  await openChat()
  write('Hello')
  enter()
  await pass(500)
  write('Is there parking?')
  enter()
  await pass(1000)
  expect(lines().map(([sender]) => sender)).toEqual(['cafe', 'user', 'user', 'cafe'])
  expect(lines().at(-1)?.[1]).toContain('valet parking')
})

test('a venue that is no longer in the network can still be written to', async () => {
  keepEnquiries(partyEnquiry({ venueName: 'Old Mill' }))
  await openChat()
  expect(screen.getByRole('heading', { level: 1, name: 'Old Mill' })).toBeVisible()
})

test('the chat speaks Hindi, and understands it', async () => {
  await openChat('/party/chat', 'hi')
  write('पार्टी में केक होगा?')
  enter()
  await pass(1000)
  expect(lines().at(-1)?.[1]).toContain('चॉकलेट या रसमलाई')
})
