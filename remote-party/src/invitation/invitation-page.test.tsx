import type { Language } from '@baithak/contract'
import { userNameRecord } from '@baithak/domain'
import type { Card } from '@baithak/ui/picture'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { myPartiesRecord } from '../model/party-enquiry'
import { createEnquiry, seedEnquiries } from '../testing/create-enquiry'
import { renderParty } from '../testing/render-party'
import { type Guest, guestListRecord, maxGuests } from './guest'
import { parseInvitation } from './invitation-link'
import { occasionRecord } from './occasion'

const { renderCard } = vi.hoisted(() => ({
  renderCard: vi.fn<(card: Card) => Promise<Blob>>(),
}))
vi.mock('../../../shared/ui/picture/render-card', () => ({ renderCard }))

const lastCard = () => renderCard.mock.lastCall?.[0]
const lastTexts = () => Object.values(lastCard() ?? {})

const png = new Blob(['card'], { type: 'image/png' })

beforeEach(() => {
  renderCard.mockReset().mockImplementation(async () => png)
  let cards = 0
  // jsdom has neither.
  URL.createObjectURL = vi.fn(() => `blob:card-${++cards}`)
  URL.revokeObjectURL = vi.fn()
})

const at = '/party/manage/invitation?enquiry=P-1'

async function renderInvitation(language: Language = 'en', guests: Guest[] = []) {
  await import('./invitation-page')
  const party = renderParty('/party', language)
  act(() => {
    party.host.storage.record(userNameRecord).write('Ira Menon')
    party.host.storage.record(myPartiesRecord).write([createEnquiry({ status: 'Paid & Booked' })])
    party.host.storage.record(guestListRecord('P-1')).write(guests)
  })
  party.go(at)
  await screen.findByRole('heading', { name: language === 'en' ? 'Invitation' : 'निमंत्रण' })
  const stored = () => party.host.storage.record(guestListRecord('P-1')).getState()
  return { ...party, stored, lastToast: () => party.host.toasts.at(-1) }
}

const card = () => screen.findByRole('img', { name: /^Invitation card/ })
const nameField = () => screen.getByRole('textbox', { name: 'Name of a guest' })
const replyOf = (name: string, reply: string) =>
  within(screen.getByRole('group', { name: `Reply of ${name}` })).getByRole('button', {
    name: reply,
  })
const figures = () => screen.getByRole('status', { name: 'Replies' })
const riya: Guest = { id: 'r', name: 'Riya', reply: 'coming' }
const kabir: Guest = { id: 'k', name: 'Kabir' }

function stubNavigator(changes: Record<string, unknown>) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), changes))
}

test('a booked party’s details lead to its invitation', async () => {
  seedEnquiries(createEnquiry({ status: 'Paid & Booked' }))
  await Promise.all([import('../my-parties/my-parties-page'), import('./invitation-page')])
  const { path } = renderParty('/party/manage?enquiry=P-1')
  await userEvent.click(await screen.findByRole('link', { name: 'Invite' }))
  expect(path()).toBe(at)
  // Until the invitation is rendered, the Back button is that of the details.
  await screen.findByRole('heading', { name: 'Invitation' })
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(path()).toBe('/party/manage?enquiry=P-1')
})

test.each(['Enquiry Sent', 'Confirmed - Pay Now', 'Cancelled'] as const)(
  'a party that is %s has no invitation yet',
  async (status) => {
    seedEnquiries(createEnquiry({ status }))
    await Promise.all([import('../my-parties/my-parties-page'), import('./invitation-page')])
    const { path } = renderParty(at)
    await screen.findByRole('heading', { name: 'Chandni Terrace', level: 1 })
    expect(path()).toBe('/party/manage?enquiry=P-1')
    expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull()
  },
)

test('the card has occasion, time, place and host, for screen readers too', async () => {
  await renderInvitation()
  expect(await card()).toHaveAccessibleName(
    /Let’s celebrate!, You’re invited\s12 Dec 2026, 7:00 – 11:00 PM\sChandni Terrace, Indiranagar\sHosted by Ira Menon/,
  )
  expect(renderCard).toHaveBeenCalledOnce()
  expect(lastCard()?.art).toContain('occasion-because')
  expect(lastTexts()).toContain('Hosted by Ira Menon')
  expect(lastCard()?.where).toMatch(/^Chandni Terrace/)
})

test('in Hindi the card is Hindi', async () => {
  await renderInvitation('hi')
  await screen.findByRole('img', { name: /चाँदनी/ })
  expect(lastTexts()).toContain('आप आमंत्रित हैं')
  expect(lastCard()?.brand).toBe('बैठक')
})

test('a typed title is stored and drawn once the typing pauses', async () => {
  const { host } = await renderInvitation()
  await card()
  const title = screen.getByRole('textbox', { name: 'Title on the card' })
  fireEvent.change(title, { target: { value: 'Diya is' } })
  fireEvent.change(title, { target: { value: 'Diya is 30' } })
  await vi.waitFor(() => expect(renderCard).toHaveBeenCalledTimes(2))
  expect(lastTexts()).toContain('Diya is 30')
  const record = { key: 'draft:invitation:P-1', schema: expect.anything(), fallback: '' }
  expect(host.storage.record(record).getState()).toBe('Diya is 30')
})

test('Occasions: another drawing brings its own title, unless one was typed', async () => {
  const { host } = await renderInvitation()
  await card()
  await userEvent.click(screen.getByRole('radio', { name: 'Haldi' }))
  await vi.waitFor(() => expect(lastTexts()).toContain('Haldi'))
  expect(lastCard()?.art).toContain('occasion-haldi')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Farewell' })).toBeChecked()
  fireEvent.change(screen.getByRole('textbox', { name: 'Title on the card' }), {
    target: { value: 'Bon voyage' },
  })
  await userEvent.click(screen.getByRole('radio', { name: 'Birthday' }))
  await vi.waitFor(() => expect(lastTexts()).toContain('Bon voyage'))
  expect(host.storage.record(occasionRecord('P-1')).getState()).toBe('birthday')
})

test('Occasions: the chosen drawing stays in the middle when the phone is turned', async () => {
  await renderInvitation()
  const row = screen.getByRole('region', { name: 'Occasion' })
  Object.defineProperty(row, 'clientWidth', { value: 100 })
  Array.from(row.children, (each, index) =>
    Object.defineProperties(each, {
      offsetLeft: { value: 100 * index },
      offsetWidth: { value: 100 },
    }),
  )
  const scrollTo = vi.spyOn(row, 'scrollTo')
  fireEvent(window, new Event('resize'))
  expect(scrollTo).toHaveBeenCalledWith({ left: 300, behavior: 'instant' })
})

test('Occasions: the row that scrolls to a chosen drawing may pause on its way; a swipe that rests on one chooses it', async () => {
  await renderInvitation()
  const row = screen.getByRole('region', { name: 'Occasion' })
  // jsdom has no layout: the drawings are 100 px wide, and the row rests on the last one.
  Object.defineProperty(row, 'clientWidth', { value: 100 })
  Array.from(row.children, (each, index) =>
    Object.defineProperties(each, {
      offsetLeft: { value: index * 100 },
      offsetWidth: { value: 100 },
    }),
  )
  const last = screen.getAllByRole('radio').at(-1)
  const rest = async () => {
    row.scrollLeft = (row.children.length - 1) * 100
    fireEvent.scroll(row)
    await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('radio', { name: 'Haldi' }))
  await rest()
  expect(screen.getByRole('radio', { name: 'Haldi' })).toBeChecked()
  fireEvent.pointerDown(row)
  await rest()
  expect(last).toBeChecked()
  vi.useRealTimers()
})

test('a card that cannot be drawn is drawn again on request; meanwhile the text can be shared', async () => {
  renderCard.mockRejectedValueOnce(new Error('no canvas'))
  const writeText = vi.fn(async () => {})
  stubNavigator({ clipboard: { writeText } })
  const { lastToast } = await renderInvitation()
  expect(await screen.findByRole('alert')).toHaveTextContent('The card could not be drawn.')
  await vi.waitFor(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(lastToast()).toMatchObject({ title: 'Copied to Clipboard!' })
  })
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Chandni Terrace, Indiranagar'))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card()).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Share hands the image and the text to the device', async () => {
  const share = vi.fn(async (_: ShareData) => {})
  stubNavigator({ share, canShare: () => true })
  const { host } = await renderInvitation()
  await card()
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  const [data] = share.mock.calls[0] ?? []
  expect(data?.files?.[0]).toMatchObject({ name: 'invitation-2026-12-12.png', type: 'image/png' })
  expect(data?.text).toContain('12 Dec 2026, 7:00 – 11:00 PM')
  const [link = ''] = data?.text?.match(/http\S+/) ?? []
  expect(parseInvitation(new URL(link).hash)).toMatchObject({ id: 'P-1', host: 'Ira Menon' })
  expect(host.toasts).toEqual([])
})

test('where images cannot be shared, the card is saved and its text copied', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  stubNavigator({ share: undefined, clipboard: { writeText: async () => {} } })
  const { lastToast } = await renderInvitation()
  await card()
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  await vi.waitFor(() => expect(lastToast()?.description).toMatch(/Its text is copied/))
  expect(click.mock.contexts[0]).toMatchObject({ download: 'invitation-2026-12-12.png' })
})

test('names are added at the top, several at once; a blank text adds nothing', async () => {
  const { stored } = await renderInvitation('en', [riya])
  await userEvent.type(nameField(), 'Zoya, Dev Rao{Enter}')
  expect(stored().map(({ name }) => name)).toEqual(['Zoya', 'Dev Rao', 'Riya'])
  expect(nameField()).toHaveValue('')
  expect(nameField()).toHaveFocus()
  await userEvent.type(nameField(), ' , {Enter}')
  expect(stored()).toHaveLength(3)
})

test('a guest is listed as typed', async () => {
  await renderInvitation('en', [{ id: 'm', name: 'meera iyer' }])
  expect(screen.getByText('meera iyer')).toBeVisible()
})

test('a reply is noted, counted, and cleared by a second press', async () => {
  const { stored } = await renderInvitation('en', [riya, kabir])
  expect(figures()).toHaveTextContent(/^1 coming1 without a reply$/)
  await userEvent.click(replyOf('Kabir', 'Maybe'))
  expect(figures()).toHaveTextContent(/^1 coming1 maybe$/)
  expect(replyOf('Kabir', 'Maybe')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(replyOf('Riya', 'Coming'))
  expect(stored()).toEqual([
    { id: 'r', name: 'Riya' },
    { ...kabir, reply: 'maybe' },
  ])
})

test('the name opens the guest, whose name can be changed but not emptied', async () => {
  const { stored } = await renderInvitation('en', [riya])
  await userEvent.click(screen.getByRole('button', { name: 'Riya, edit' }))
  const field = within(screen.getByRole('dialog')).getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, '\u2800{Enter}')
  expect(field).toHaveAccessibleDescription('Enter a name.')
  await userEvent.clear(field)
  await userEvent.type(field, ' Riya Sen {Enter}')
  expect(stored()).toEqual([{ ...riya, name: 'Riya Sen' }])
  await userEvent.click(screen.getByRole('button', { name: 'Riya Sen, edit' }))
  expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue('Riya Sen')
})

test('a name that was typed stays when the sheet is closed, without being saved', async () => {
  const { stored } = await renderInvitation('en', [riya])
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Riya, edit' }))
    return within(screen.getByRole('dialog')).getByRole('textbox')
  }
  await userEvent.type(await open(), ' Sen')
  await userEvent.keyboard('{Escape}')
  expect(stored()).toEqual([riya])
  expect(await open()).toHaveValue('Riya Sen')
})

test('a removed guest can be brought back to the same position', async () => {
  const { stored, lastToast } = await renderInvitation('en', [riya, kabir])
  await userEvent.click(screen.getByRole('button', { name: 'Riya, edit' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(stored()).toEqual([kabir])
  expect(lastToast()).toMatchObject({ title: 'Riya removed', action: { label: 'Undo' } })
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Guest list' })).toHaveFocus())
  act(() => lastToast()?.action?.onPress())
  expect(stored()).toEqual([riya, kabir])
})

test('guests that another tab adds meanwhile stay', async () => {
  const { stored } = await renderInvitation('en', [riya])
  localStorage.setItem('draft:guests:P-1', JSON.stringify([kabir, riya]))
  await userEvent.click(replyOf('Riya', 'Maybe'))
  expect(stored()).toEqual([kabir, { ...riya, reply: 'maybe' }])
})

test('pasted lines become names between commas, and a long list is not truncated silently', async () => {
  const { stored } = await renderInvitation('en', [])
  await userEvent.click(nameField())
  await userEvent.paste('Zoya\r\nDev Rao\n\n Ira\n')
  expect(nameField()).toHaveValue('Zoya, Dev Rao, Ira')
  await userEvent.keyboard('{Enter}')
  expect(stored().map(({ name }) => name)).toEqual(['Zoya', 'Dev Rao', 'Ira'])
  await userEvent.paste('Kabir, '.repeat(40))
  expect(nameField()).toHaveValue('Kabir, '.repeat(40))
  await userEvent.paste('Kabir\n'.repeat(1000))
  expect((nameField() as HTMLInputElement).value).toHaveLength(5000)
  expect(screen.getByText(/^There is room for 5,000 letters/)).toHaveRole('status')
})

test('the names that a nearly full list has no room for stay in the field', async () => {
  const many = Array.from({ length: maxGuests - 1 }, (_, index) => ({ ...kabir, id: `${index}` }))
  const { stored } = await renderInvitation('en', many)
  await userEvent.type(nameField(), 'Zoya, Dev Rao, Ira{Enter}')
  expect(stored()).toHaveLength(maxGuests)
  expect(stored()[0]?.name).toBe('Zoya')
  expect(nameField()).toHaveValue('Dev Rao, Ira')
})

test('a full list says so and takes no more guests', async () => {
  const many = Array.from({ length: maxGuests }, (_, index) => ({ ...kabir, id: `${index}` }))
  const { stored } = await renderInvitation('en', many)
  expect(nameField()).toHaveAccessibleDescription('The list is full: it has room for 500 guests.')
  await userEvent.type(nameField(), 'Zoya{Enter}')
  expect(stored()).toHaveLength(maxGuests)
  expect(nameField()).toHaveValue('Zoya')
})
