import { userNameRecord } from '@baithak/domain'
import { fixDate } from '@baithak/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { createEnquiry } from '../testing/create-enquiry'
import { renderParty } from '../testing/render-party'
import { type Guest, guestListRecord } from './guest'
import { invitationLink, parseAnswer } from './invitation-link'

vi.mock('../../../shared/ui/picture/render-card', () => ({
  renderCard: async () => new Blob(['card']),
}))

fixDate('2026-11-21T12:00+05:30')

const sent = {
  id: 'P-1',
  host: 'Meera',
  title: 'Thirty candles',
  venueName: 'Chandni Terrace',
  date: '2026-12-12',
  timeFrom: '19:00',
  timeTo: '23:00',
  occasion: 'birthday',
} as const
const fragmentOf = (changes = {}) =>
  new URL(invitationLink({ ...sent, ...changes }, 'https://baithak.example')).hash

async function openInvitation(changes = {}, member = '') {
  const party = renderParty('/party')
  act(() => void party.host.storage.record(userNameRecord).write(member))
  party.go(`/party/invitation${fragmentOf(changes)}`)
  await screen.findByRole('region')
  return party
}

/** Answers, and returns what was shared. */
async function answer(reply: string) {
  const share = vi.fn(async (_: ShareData) => {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: reply })))
  return share.mock.calls[0]?.[0]
}

test('the link shows the card, place and time; an answer is shared as a message with a link, with the people and the note, and stays chosen', async () => {
  await openInvitation()
  expect(await screen.findByRole('img', { name: /^Invitation card/ })).toBeInTheDocument()
  for (const text of ['Chandni Terrace', 'Indiranagar', 'Saturday, 12 Dec 2026', '7:00 – 11:00 PM'])
    expect(screen.getByText(text)).toBeInTheDocument()
  const enter = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
  enter('Your name', ' riya  sen ')
  enter('How many of you are coming', '3')
  enter('A note for the host', 'Jain food')
  const shared = await answer('Coming')
  expect(shared?.text).toBe(
    'I’m coming: Thirty candles, 12 Dec 2026. riya sen\n3 people\nJain food',
  )
  const answerOf = (data?: ShareData) => parseAnswer(new URL(data?.url ?? '').hash)
  const first = answerOf(shared)
  expect(first).toMatchObject({ name: 'riya sen', reply: 'coming', people: 3, note: 'Jain food' })
  expect(screen.getByRole('button', { name: 'Coming' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your answer reaches Meera once you have sent the message.',
  )
  // Another answer comes from the same guest.
  const second = answerOf(await answer('Can’t'))
  expect(second).toEqual({ id: first?.id, name: 'riya sen', reply: 'declined' })
})

test('without a name nothing is sent', async () => {
  await openInvitation()
  expect(await answer('Maybe')).toBeUndefined()
  const field = screen.getByRole('textbox', { name: 'Your name' })
  expect(field).toHaveAccessibleDescription('Enter your name.')
  expect(field).toHaveFocus()
})

test('a party that is over asks nothing; a link that is cut off says what to do', async () => {
  const { go } = await openInvitation({ date: '2026-11-20' })
  expect(screen.getByRole('heading', { name: 'This party is over' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Coming' })).toBeNull()
  go(`/party/invitation${fragmentOf().slice(0, 30)}`)
  expect(
    await screen.findByRole('heading', { name: 'This invitation is incomplete' }),
  ).toBeInTheDocument()
})

const kabir: Guest = { id: 'k', name: 'Kabir' }
const riya: Guest = { id: 'r', name: 'riya sen' }

/** The host opens the link that a guest has sent. */
async function receiveAnswer(guests: Guest[], ...parties: PartyEnquiry[]) {
  const guest = await openInvitation({}, 'Riya Sen')
  const { url = '' } = (await answer('Coming')) ?? {}
  const { hash, pathname, search } = new URL(url)
  const { storage } = guest.host
  act(() => {
    storage.record(myPartiesRecord).write(parties)
    storage.record(guestListRecord('P-1')).write(guests)
  })
  guest.go(`${pathname}${search}${hash}`)
  const stored = () => storage.record(guestListRecord('P-1')).getState()
  return { ...guest, stored }
}

test('on the host’s device, the answer of a listed guest is noted there, once, and can be undone; the invitation asks the host nothing', async () => {
  const { stored, path, go } = await receiveAnswer(
    [kabir, riya],
    createEnquiry({ status: 'Paid & Booked' }),
  )
  expect(await screen.findByText('Riya Sen is coming.')).toBeInTheDocument()
  expect(stored()).toMatchObject([kabir, { name: 'Riya Sen', reply: 'coming' }])
  expect(path()).toBe('/party/manage/invitation?enquiry=P-1')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(stored()).toEqual([kabir, riya])
  go(`/party/invitation${fragmentOf()}`)
  await screen.findByRole('heading', { name: 'This is your own invitation' })
  expect(screen.queryByRole('button', { name: 'Coming' })).toBeNull()
})

test('on the host’s device, an answer opened on another device says where it belongs', async () => {
  await receiveAnswer([])
  expect(
    await screen.findByRole('heading', { name: 'This party is on another device' }),
  ).toBeInTheDocument()
})
