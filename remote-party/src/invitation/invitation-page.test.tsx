import { userNameRecord } from '@baithak/domain'
import type { Card } from '@baithak/ui/picture'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { myPartiesRecord } from '../model/party-enquiry'
import { createEnquiry } from '../testing/create-enquiry'
import { renderParty, seedEnquiries } from '../testing/render-party'
import { type Guest, guestListRecord, maxGuests } from './guest'
import { parseInvitation } from './invitation-link'
import { occasionRecord } from './occasion-picker'

const { renderCard } = vi.hoisted(() => ({ renderCard: vi.fn<(card: Card) => Promise<Blob>>() }))
vi.mock('../../../shared/ui/picture/render-card', () => ({ renderCard }))

const lastCard = () => renderCard.mock.lastCall?.[0]

beforeEach(() => {
  renderCard.mockReset().mockImplementation(async () => new Blob(['card'], { type: 'image/png' }))
})

const at = '/party/manage/invitation?enquiry=P-1'

async function renderInvitation(...guests: Guest[]) {
  const party = renderParty('/party')
  const { storage } = party.host
  act(() => {
    storage.record(userNameRecord).write('Ira Menon')
    storage.record(myPartiesRecord).write([createEnquiry({ status: 'Paid & Booked' })])
    storage.record(guestListRecord('P-1')).write(guests)
  })
  party.go(at)
  await screen.findByRole('heading', { name: 'Invitation' })
  const stored = () => storage.record(guestListRecord('P-1')).getState()
  return { ...party, stored, lastToast: () => party.host.toasts.at(-1) }
}

const card = () => screen.findByRole('img', { name: /^Invitation card/ })
const nameField = () => screen.getByRole('textbox', { name: 'Name of a guest' })
const replyOf = (name: string, reply: string) =>
  within(screen.getByRole('group', { name: `Reply of ${name}` })).getByRole('button', {
    name: reply,
  })
/** Types the text and presses Enter. */
function enter(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } })
  fireEvent.submit(field)
}
const figures = () => screen.getByRole('status', { name: 'Replies' })
const riya: Guest = { id: 'r', name: 'Riya', reply: 'coming' }
const kabir: Guest = { id: 'k', name: 'Kabir' }

function stubNavigator(changes: Record<string, unknown>) {
  // An assignment would throw: user-event gives the navigator of this worker a clipboard without a setter.
  const values = Object.entries(changes).map(([name, value]) => [name, { value }])
  vi.stubGlobal('navigator', Object.create(navigator, Object.fromEntries(values)))
}

test('the details of a paid party lead to its invitation; before, there is none', async () => {
  seedEnquiries(createEnquiry({ status: 'Paid & Booked' }))
  const { path, go, host } = renderParty('/party/manage?enquiry=P-1')
  fireEvent.click(await screen.findByRole('link', { name: 'Invite' }))
  expect(path()).toBe(at)
  // The Back button belongs to the details until the invitation is rendered.
  await screen.findByRole('heading', { name: 'Invitation' })
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(path()).toBe('/party/manage?enquiry=P-1')
  act(() => host.storage.record(myPartiesRecord).write([createEnquiry()]))
  go(at)
  await screen.findByRole('heading', { name: 'Chandni Terrace', level: 1 })
  expect(path()).toBe('/party/manage?enquiry=P-1')
})

test('the card is shared as an image with a text, and follows the occasion and the title', async () => {
  const share = vi.fn(async (_: ShareData) => {})
  stubNavigator({ share, canShare: () => true })
  const { host } = await renderInvitation()
  expect(await card()).toHaveAccessibleName(
    /Let’s celebrate!, You’re invited\s12 Dec 2026, 7:00 – 11:00 PM\sChandni Terrace, Indiranagar\sHosted by Ira Menon/,
  )
  expect(renderCard).toHaveBeenCalledOnce()
  expect(lastCard()?.art).toContain('occasion-because')
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  const { files, text = '' } = share.mock.calls[0]?.[0] ?? {}
  expect(files?.[0]).toMatchObject({ name: 'invitation.png', type: 'image/png' })
  expect(text).toContain('12 Dec 2026, 7:00 – 11:00 PM')
  const [link = ''] = text.match(/http\S+/) ?? []
  expect(parseInvitation(new URL(link).hash)).toMatchObject({ id: 'P-1', host: 'Ira Menon' })
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
  const drawn = (title: string, occasion: string) =>
    vi.waitFor(() =>
      expect(lastCard()).toMatchObject({ title, art: expect.stringContaining(occasion) }),
    )
  choose('Haldi')
  await drawn('Haldi', 'occasion-haldi')
  const title = screen.getByRole('textbox', { name: 'Title on the card' })
  for (const value of ['Bon', 'Bon voyage']) fireEvent.change(title, { target: { value } })
  await drawn('Bon voyage', 'occasion-haldi')
  expect(renderCard.mock.calls.map(([{ title }]) => title)).not.toContain('Bon')
  choose('Birthday')
  await drawn('Bon voyage', 'occasion-birthday')
  expect(host.storage.record(occasionRecord('P-1')).getState()).toBe('birthday')
})

test('the card is drawn again when a font has come', async () => {
  const fonts = new EventTarget()
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'))
  await renderInvitation()
  await card()
  expect(renderCard).toHaveBeenCalledOnce()
  act(() => void fonts.dispatchEvent(new Event('loadingdone')))
  await vi.waitFor(() => expect(renderCard).toHaveBeenCalledTimes(2))
})

test('a card that cannot be drawn is shared as text, and drawn again on request', async () => {
  renderCard.mockRejectedValue(new Error('no canvas'))
  const writeText = vi.fn(async () => {})
  stubNavigator({ clipboard: { writeText } })
  const { lastToast } = await renderInvitation()
  expect(await screen.findByRole('alert')).toHaveTextContent('The card could not be drawn.')
  await vi.waitFor(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(lastToast()).toMatchObject({ title: 'Copied to Clipboard!' })
  })
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Chandni Terrace, Indiranagar'))
  renderCard.mockResolvedValue(new Blob(['card'], { type: 'image/png' }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card()).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a long pasted list becomes whole names, as far as there is room', async () => {
  const { stored } = await renderInvitation(kabir)
  const names = Array.from({ length: maxGuests }, (_, index) => `Anantapadmanabhan Iyer ${index}`)
  await userEvent.click(nameField())
  await userEvent.paste(names.join('\n'))
  await userEvent.keyboard('{Enter}')
  expect(stored().map(({ name }) => name)).toEqual([...names.slice(0, -1), 'Kabir'])
  expect(nameField()).toHaveValue(names.at(-1))
  expect(screen.getByText('1 name has no room.')).toHaveRole('status')
})

test('the same names again are skipped and counted', async () => {
  const { stored } = await renderInvitation({ id: 'j', name: 'José  Rao' })
  enter(nameField(), 'JOSE\u0301 rao, Zoya, zoya')
  expect(stored().map(({ name }) => name)).toEqual(['Zoya', 'José  Rao'])
  expect(screen.getByText('2 names are on the list already.')).toHaveRole('status')
  expect(nameField()).toHaveValue('')
})

test('a reply is noted, counted, and cleared by a second press', async () => {
  const { stored } = await renderInvitation(riya, kabir)
  expect(figures()).toHaveTextContent(/^1 coming1 without a reply$/)
  fireEvent.click(replyOf('Kabir', 'Maybe'))
  expect(figures()).toHaveTextContent(/^1 coming1 maybe$/)
  expect(replyOf('Kabir', 'Maybe')).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(replyOf('Riya', 'Coming'))
  expect(stored()).toEqual([
    { id: 'r', name: 'Riya' },
    { ...kabir, reply: 'maybe' },
  ])
})

test('a guest can be removed and brought back', async () => {
  const { stored, lastToast } = await renderInvitation(riya, kabir)
  const remove = screen.getByRole('button', { name: 'Remove Riya' })
  remove.focus()
  fireEvent.click(remove)
  expect(stored()).toEqual([kabir])
  expect(lastToast()).toMatchObject({ title: 'Riya removed', action: { label: 'Undo' } })
  expect(screen.getByRole('heading', { name: 'Guest list' })).toHaveFocus()
  act(() => lastToast()?.action?.onPress())
  expect(stored()).toEqual([riya, kabir])
})

test('who has paid is ticked and counted', async () => {
  const { stored } = await renderInvitation(riya, kabir)
  fireEvent.click(screen.getByRole('button', { name: 'Paid Riya' }))
  expect(stored()).toEqual([{ ...riya, paid: true }, kabir])
  expect(figures()).toHaveTextContent(/1 paid$/)
  expect(screen.queryByRole('button', { name: 'Paid Kabir' })).toBeNull()
})

test('at the door, who has arrived is marked and counted, and stays on this device', async () => {
  const { stored } = await renderInvitation({ ...riya, people: 4, note: 'Jain food' }, kabir)
  expect(screen.getByText('Riya +3')).toBeInTheDocument()
  expect(screen.getByText('Jain food')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('switch', { name: 'At the door' }))
  expect(screen.getByText('0 of 4 here')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Here Kabir' }))
  expect(screen.getByText('1 of 5 here')).toBeInTheDocument()
  expect(stored()).toMatchObject([{ name: 'Riya' }, { ...kabir, arrived: true }])
})
