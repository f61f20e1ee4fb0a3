import {
  enter,
  expectTexts,
  fixDate,
  press,
  readLocalStorage,
  seedLocalStorage,
} from '@baithak/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PartyEnquiry } from '../model/party-enquiry'
import { createEnquiry } from '../testing/create-enquiry'
import { renderParty, stubNavigator } from '../testing/render-party'
import type { Guest } from './guest'
import { invitationLink, parseAnswer } from './invitation-link'

vi.mock('../../../shared/ui/picture/render-card', () => ({
  renderCard: async () => new Blob(['card']),
}))

fixDate('2026-11-21T12:00+05:30')

const card = { host: 'Meera', title: 'Thirty candles', occasion: 'birthday' } as const
const sent = { ...createEnquiry(), ...card }
const fragmentOf = (changes = {}) =>
  new URL(invitationLink({ ...sent, ...changes }, 'https://baithak.example')).hash

/** Opens a link on a device with this member and these parties. */
function open(url: string, my_parties: PartyEnquiry[] = [], userName = '') {
  seedLocalStorage({ my_parties, userName })
  return renderParty(url)
}
async function openInvitation(changes = {}, member = '') {
  const party = open(`/party/invitation${fragmentOf(changes)}`, [], member)
  await screen.findByRole('region')
  return party
}

/** Answers, and returns what was shared. */
async function answer(reply: string) {
  const share = vi.fn(async (_: ShareData) => {})
  stubNavigator({ share })
  press(reply)
  await act(async () => press('Send answer'))
  return share.mock.calls[0]?.[0]
}
const answerIn = (data?: ShareData) => parseAnswer(new URL(data?.url ?? '').hash)

test('the link shows the card, the place and the time, and three answers that look alike', async () => {
  await openInvitation()
  expect(await screen.findByRole('img', { name: /^Invitation card/ })).toBeInTheDocument()
  expectTexts(['Chandni Terrace', 'Indiranagar', 'Saturday, 12 Dec 2026', '7:00 – 11:00 PM'])
  const buttons = ['Coming', 'Maybe', 'Can’t'].map((name) => screen.getByRole('button', { name }))
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1)
})

test('an answer is shared once it has a name, and is followed by the party’s day and place', async () => {
  await openInvitation()
  expect(await answer('Maybe')).toBeUndefined()
  const field = screen.getByRole('textbox', { name: 'Your name' })
  expect(field).toHaveAccessibleDescription('Enter your name.')
  expect(field).toHaveFocus()
  press('Coming')
  enter('Your name', ' riya  sen ')
  for (const _ of ['second', 'third']) press('Add one guest')
  enter('A note for the host', 'Jain food')
  const shared = await answer('Coming')
  expect(shared?.text).toBe(
    'I’m coming: Thirty candles, 12 Dec 2026. riya sen\n3 people\nJain food',
  )
  expect(answerIn(shared)).toMatchObject({ name: 'riya sen', people: 3, note: 'Jain food' })
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your answer reaches Meera once you have sent the message.',
  )
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Chandni+Terrace%2C+Indiranagar',
  )
})

test('another answer comes from the same guest, and one who cannot come brings nobody', async () => {
  await openInvitation({}, 'Riya Sen')
  press('Maybe')
  press('Add one guest')
  const first = answerIn(await answer('Maybe'))
  expect(first).toMatchObject({ reply: 'maybe', people: 2 })
  const second = await answer('Can’t')
  expect(answerIn(second)).toEqual({ id: first?.id, name: 'Riya Sen', reply: 'declined' })
  expect(screen.queryByLabelText('A note for the host')).toBeNull()
})

test('the focus stays on the chosen answer, which can be sent by WhatsApp', async () => {
  await openInvitation({}, 'Riya Sen')
  act(() => screen.getByRole('button', { name: 'Coming' }).focus())
  press('Coming')
  expect(screen.getByRole('button', { name: 'Coming' })).toHaveFocus()
  const link = screen.getByRole('link', { name: 'WhatsApp' })
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''
  expect(text).toContain('I’m coming: Thirty candles')
  expect(parseAnswer(`#${text.split('#')[1]}`)).toMatchObject({ name: 'Riya Sen' })
})

const paid = createEnquiry({ status: 'Paid & Booked' })

test.each([
  ['This party is over', { date: '2026-11-20' }, []],
  ['This is your own invitation', {}, [paid]],
])('an invitation that says %s asks nothing', async (name, changes, parties) => {
  open(`/party/invitation${fragmentOf(changes)}`, parties)
  expect(await screen.findByRole('heading', { name })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Coming' })).toBeNull()
})

test.each([
  ['an invitation', `/party/invitation${fragmentOf().slice(0, 30)}`, /^A part of the link/, []],
  ['an answer', '/party/manage/invitation?enquiry=P-1#WzEs', /^A part of the answer’s/, [paid]],
  ['an answer elsewhere', '/party/manage/invitation?enquiry=P-1#WzEs', /^A part of the answer/, []],
])('%s that is cut off is said to be', async (_, url, text, parties) => {
  open(url, parties)
  expect(await screen.findByText(text)).toBeInTheDocument()
})

const kabir: Guest = { id: 'k', name: 'Kabir' }
const riya: Guest = { id: 'r', name: 'riya sen' }

/** The host opens the link that a guest has sent, with these marks behind it. */
async function receiveAnswer(guests: Guest[], parties: PartyEnquiry[], marks = '') {
  await openInvitation({}, 'Riya Sen')
  const { url = '' } = (await answer('Coming')) ?? {}
  cleanup()
  const { hash, pathname, search } = new URL(url)
  seedLocalStorage({ 'draft:guests:P-1': guests })
  return open(`${pathname}${search}${hash}${marks}`, parties)
}

test('the answer of a listed guest is noted there, once, marked, and can be undone', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { host, path } = await receiveAnswer([kabir, riya], [paid], ').')
  const row = (await screen.findByText('Riya Sen')).closest('[aria-current=true]')
  expect(row).toBeInTheDocument()
  expect(scrollIntoView.mock.contexts).toContain(row)
  expect(host.toasts.at(-1)?.title).toBe('Riya Sen is coming.')
  expect(readLocalStorage('draft:guests:P-1')).toMatchObject([
    { name: 'Riya Sen', reply: 'coming' },
    kabir,
  ])
  expect(path()).toBe('/party/manage/invitation?enquiry=P-1')
  act(() => host.toasts.at(-1)?.action?.onPress())
  expect(readLocalStorage('draft:guests:P-1')).toEqual([kabir, riya])
})

test('an answer opened without its party says whose it is, and its link can be copied', async () => {
  await receiveAnswer([], [])
  await screen.findByRole('heading', { name: 'Riya Sen is coming.' })
  const writeText = vi.fn(async () => {})
  stubNavigator({ clipboard: { writeText } })
  await act(async () => press('Copy link'))
  expect(writeText).toHaveBeenCalledWith(window.location.href)
})
