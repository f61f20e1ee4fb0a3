import { enter, expectTexts, press, readLocalStorage, seedLocalStorage } from '@baithak/testing'
import type { Card } from '@baithak/ui/picture'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { myPartiesRecord } from '../model/party-enquiry'
import { createEnquiry } from '../testing/create-enquiry'
import { renderParty, seedEnquiries, stubNavigator } from '../testing/render-party'
import { type Guest, maxGuests } from './guest'
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
  seedLocalStorage({ userName: 'Ira Menon', 'draft:guests:P-1': guests })
  seedEnquiries(createEnquiry({ status: 'Paid & Booked' }))
  const party = renderParty(at)
  await screen.findByRole('heading', { name: 'Invitation' })
  return { ...party, lastToast: () => party.host.toasts.at(-1) }
}

const card = () => screen.findByRole('img', { name: /^Invitation card/ })
const nameField = () => screen.getByRole('textbox', { name: 'Name of a guest' })
const replyOf = (name: string, reply: string) =>
  within(screen.getByRole('group', { name: `Reply of ${name}` })).getByRole('button', {
    name: reply,
  })
/** Types names, one a line, and submits them. */
function addGuests(...names: string[]) {
  enter('Name of a guest', names.join('\n'))
  fireEvent.submit(nameField())
}
const stored = () => readLocalStorage('draft:guests:P-1') as Guest[]
const figures = () => screen.getByRole('status', { name: 'Replies' })
const riya: Guest = { id: 'r', name: 'Riya', reply: 'coming' }
const kabir: Guest = { id: 'k', name: 'Kabir' }

test('the details of a paid party lead to its invitation; before, there is none', async () => {
  seedEnquiries(createEnquiry({ status: 'Paid & Booked' }))
  const { path, go, host } = renderParty('/party/manage?enquiry=P-1')
  fireEvent.click(await screen.findByRole('link', { name: 'Invite' }))
  expect(path()).toBe(at)
  // The Back button belongs to the details until the invitation is rendered.
  await screen.findByRole('heading', { name: 'Invitation' })
  press('Back')
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
  press('Share')
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
  for (const value of ['Bon', 'Bon voyage']) enter('Title on the card', value)
  await drawn('Bon voyage', 'occasion-haldi')
  expect(renderCard.mock.calls.map(([{ title }]) => title)).not.toContain('Bon')
  choose('Birthday')
  await drawn('Bon voyage', 'occasion-birthday')
  expect(host.storage.record(occasionRecord('P-1')).getState()).toBe('birthday')
})

test('a card that cannot be drawn is shared as text, and drawn again on request or with a font', async () => {
  const fonts = new EventTarget()
  Object.assign(document, { fonts })
  renderCard.mockRejectedValue(new Error('no canvas'))
  const writeText = vi.fn(async () => {})
  stubNavigator({ clipboard: { writeText } })
  const { lastToast } = await renderInvitation()
  expect(await screen.findByRole('alert')).toHaveTextContent('The card could not be drawn.')
  await vi.waitFor(async () => {
    press('Share')
    expect(lastToast()).toMatchObject({ title: 'Copied to Clipboard!' })
  })
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Chandni Terrace, Indiranagar'))
  renderCard.mockResolvedValue(new Blob(['card'], { type: 'image/png' }))
  press('Try again')
  expect(await card()).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
  renderCard.mockClear()
  act(() => void fonts.dispatchEvent(new Event('loadingdone')))
  await vi.waitFor(() => expect(renderCard).toHaveBeenCalledOnce())
})

test('listed names are skipped, and a long list is added as far as there is room', async () => {
  await renderInvitation({ id: 'j', name: 'José  Rao' })
  const listed = () => stored().map(({ name }) => name)
  addGuests('JOSE\u0301 rao', 'Zoya', 'zoya')
  expect(listed()).toEqual(['Zoya', 'José  Rao'])
  expect(screen.getByText('2 names are on the list already.')).toHaveRole('status')
  expect(nameField()).toHaveValue('')
  const names = Array.from({ length: maxGuests - 1 }, (_, index) => `Lakshmi Iyer ${index}`)
  addGuests(...names)
  expect(listed()).toEqual([...names.slice(0, -1), 'Zoya', 'José  Rao'])
  expect(nameField()).toHaveValue(names.at(-1))
  expect(screen.getByText('1 name has no room.')).toHaveRole('status')
})

test('a reply and a payment are noted and counted, and a second press clears a reply', async () => {
  await renderInvitation(riya, kabir)
  expect(figures()).toHaveTextContent(/^1 coming1 without a reply$/)
  expect(screen.queryByRole('button', { name: 'Paid Kabir' })).toBeNull()
  press('Paid Riya')
  fireEvent.click(replyOf('Kabir', 'Maybe'))
  expect(figures()).toHaveTextContent(/^1 coming1 maybe1 paid$/)
  expect(replyOf('Kabir', 'Maybe')).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(replyOf('Riya', 'Coming'))
  expect(stored()).toEqual([
    { id: 'r', name: 'Riya', paid: true },
    { ...kabir, reply: 'maybe' },
  ])
})

test('a guest can be removed and brought back', async () => {
  const { lastToast } = await renderInvitation(riya, kabir)
  const remove = screen.getByRole('button', { name: 'Remove Riya' })
  remove.focus()
  fireEvent.click(remove)
  expect(stored()).toEqual([kabir])
  expect(lastToast()).toMatchObject({ title: 'Riya removed', action: { label: 'Undo' } })
  expect(screen.getByRole('heading', { name: 'Guest list' })).toHaveFocus()
  act(() => lastToast()?.action?.onPress())
  expect(stored()).toEqual([riya, kabir])
})

test('at the door, who has arrived is marked and counted, and stays on this device', async () => {
  await renderInvitation({ ...riya, people: 4, note: 'Jain food' }, kabir)
  expectTexts(['Riya +3', 'Jain food'])
  fireEvent.click(screen.getByRole('switch', { name: 'At the door' }))
  expect(screen.getByText('0 of 4 here')).toBeInTheDocument()
  press('Here Kabir')
  expect(screen.getByText('1 of 5 here')).toBeInTheDocument()
  expect(stored()).toMatchObject([{ name: 'Riya' }, { ...kabir, arrived: true }])
})
