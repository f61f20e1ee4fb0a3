import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createEnquiry, seedEnquiries } from '../testing/create-enquiry'
import { advance, renderMyParties, setUpMyPartiesTests } from '../testing/render-my-parties'

setUpMyPartiesTests()

async function pay(changes = {}, at = '/party/manage', language: 'en' | 'hi' = 'en') {
  seedEnquiries(createEnquiry({ status: 'Confirmed - Pay Now', ...changes }))
  const party = await renderMyParties(at, language)
  fireEvent.click(screen.getByRole('button', { name: /14,490/ }))
  return { ...party, ticket: within(screen.getByRole('dialog')) }
}

test('Paid: the ticket says what was paid and when the party is, and leads to invitations, chat and calendar', async () => {
  const { ticket, path } = await pay()
  expect(ticket.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  for (const text of ['₹14,490 paid', 'In 21 days', 'Saturday, 7:00 – 11:00 PM', 'Chandni Terrace'])
    expect(ticket.getByText(text)).toBeVisible()
  expect(ticket.getByRole('link', { name: 'Chat' })).toHaveAttribute(
    'href',
    '/party/chat?enquiry=P-1',
  )
  expect(ticket.getByRole('button', { name: 'Calendar' })).toBeVisible()
  fireEvent.click(ticket.getByRole('link', { name: 'Send invitations' }))
  expect(path()).toBe('/party/manage/invitation?enquiry=P-1')
})

test.each([
  ['2026-11-21', 'Today'],
  ['2026-11-22', 'Tomorrow'],
  ['2026-11-23', 'In 2 days'],
])('Paid: a party on %s is %s', async (date, text) => {
  const { ticket } = await pay({ date })
  expect(ticket.getByText(text)).toBeVisible()
})

test('Paid: without a date the ticket has neither a day nor an event for the calendar', async () => {
  const { ticket } = await pay({ date: '' })
  expect(ticket.queryByRole('button', { name: 'Calendar' })).toBeNull()
  expect(ticket.queryByRole('time')).toBeNull()
  expect(document.body).not.toHaveTextContent(/NaN|Invalid/)
})

test('Paid: a tap or a key ends the animation, and nothing else', async () => {
  const { ticket } = await pay()
  const finish = vi.fn()
  const dialog = screen.getByRole('dialog')
  dialog.getAnimations = () => [{ finish } as unknown as Animation]
  fireEvent.pointerDown(ticket.getByText('₹14,490 paid'))
  fireEvent.keyDown(dialog, { key: ' ' })
  expect(finish).toHaveBeenCalledTimes(2)
  expect(dialog).toBeVisible()
})

test('Paid: closed, the ticket is gone, and My Parties counts the days', async () => {
  const { ticket } = await pay()
  fireEvent.click(ticket.getByRole('button', { name: 'Close' }))
  // Radix gives the focus back in the next task.
  await advance(1)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('region', { name: 'Next party' })).toHaveTextContent('In 21 days')
  expect(screen.getByRole('link', { name: 'Invite' })).toHaveFocus()
})

test('Paid: a party that was paid before shows no ticket', async () => {
  seedEnquiries(createEnquiry({ status: 'Paid & Booked' }))
  await renderMyParties()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Paid: the details name the total as what was paid', async () => {
  const { ticket } = await pay({}, '/party/manage?enquiry=P-1')
  fireEvent.click(ticket.getByRole('button', { name: 'Close' }))
  await act(async () => {})
  expect(document.body).toHaveTextContent('Total paid₹14,490')
  expect(document.body).not.toHaveTextContent('Estimated total')
})
