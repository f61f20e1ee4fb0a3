import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { partyDraftRecord } from '../model/party-draft'
import { myPartiesRecord } from '../model/party-enquiry'
import { renderParty } from '../testing/render-party'

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

beforeAll(
  () => Promise.all([import('./wizard-page'), import('../my-parties/my-parties-page')]),
  60_000,
)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-11-21T12:00+05:30'))
})
afterEach(() => vi.useRealTimers())

const findStep = (title: string) => screen.findByText(title, { selector: 'h1' })
// `hidden` skips the visibility check of every ancestor, which is slow in a calendar.
const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }))
const field = (name: string) => screen.getByLabelText(name)
const total = () => screen.getByText('Estimated total').parentElement
const guests = () => screen.getByRole('spinbutton', { name: 'Guests' })

async function renderWizard(at = '/party/create', draft = {}) {
  if (Object.keys(draft).length > 0)
    localStorage.setItem(
      'draft:party',
      JSON.stringify({ ...partyDraftRecord.fallback, reached: 5, ...draft }),
    )
  const party = renderParty(at)
  await screen.findByText(/^Step/)
  const sent = () => party.host.storage.record(myPartiesRecord).getState()
  return { ...party, sent }
}

/** Presses Next from step 1 to this step. */
async function goToStep(step: number) {
  for (let current = 1; current < step; current += 1) await press('Next')
}

test('Next leads through the five steps, Back to the previous one, and from the first out of the wizard', async () => {
  const { go, path, back } = renderParty('/party/manage')
  go('/party/create')
  for (const [index, name] of ['Date & Time', 'Guests', 'Package', 'Add-ons'].entries()) {
    await findStep(name)
    expect(screen.getByText(`Step ${index + 1} of 5`)).toBeInTheDocument()
    await press('Next')
  }
  await findStep('Confirm')
  expect(screen.getByRole('button', { name: 'Send Enquiry' })).toBeInTheDocument()
  back()
  await findStep('Add-ons')
  for (const name of ['Package', 'Guests', 'Date & Time']) {
    await press('Back')
    await findStep(name)
  }
  await press('Back')
  expect(path()).toBe('/party/manage')
})

test('every value survives going back and forth, and a reload', async () => {
  const { unmount } = await renderWizard()
  await user.click(screen.getByRole('button', { name: '19 Dec 2026' }))
  fireEvent.change(field('From'), { target: { value: '18:30' } })
  fireEvent.change(field('To'), { target: { value: '22:15' } })
  await user.selectOptions(field('Venue'), 'Sitara Social, Koramangala')
  await press('Next')
  await user.clear(guests())
  await user.type(guests(), '40')
  await user.click(screen.getByRole('radio', { name: 'Public' }))
  await press('Next')
  await user.click(screen.getByRole('radio', { name: 'Buffet Bliss' }))
  await press('Next')
  await user.click(screen.getByRole('checkbox', { name: 'Music System' }))
  await press('Back')
  expect(screen.getByRole('radio', { name: 'Buffet Bliss' })).toBeChecked()
  unmount()

  await renderWizard('/party/create?step=4')
  expect(screen.getByRole('checkbox', { name: 'Music System' })).toBeChecked()
  await press('Back')
  await press('Back')
  expect(guests()).toHaveValue(40)
  expect(screen.getByRole('radio', { name: 'Public' })).toBeChecked()
  await press('Back')
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('19')
  expect(field('From')).toHaveValue('18:30')
  expect(field('To')).toHaveValue('22:15')
  expect(
    screen.getByRole('option', { name: 'Sitara Social, Koramangala', selected: true }),
  ).toBeInTheDocument()
})

test('the total appears after step 4 and then follows every change', async () => {
  await renderWizard()
  await goToStep(4)
  const group = within(screen.getByRole('group', { name: 'Add-ons' }))
  expect(group.getAllByRole('checkbox')).toHaveLength(5)
  for (const name of ['Decorations', 'Music System', 'Smoke Machine', 'Custom Cake', 'AV Setup'])
    expect(group.getByRole('checkbox', { name })).not.toBeChecked()
  expect(group.getByRole('checkbox', { name: 'Smoke Machine' })).toHaveAccessibleDescription(
    '₹1,500',
  )
  expect(screen.queryByText('Estimated total')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Custom Cake' }))
  await press('Next')
  expect(total()).toHaveTextContent('₹10,490')
  for (let step = 5; step > 2; step -= 1) await press('Back')
  await press('One guest more')
  expect(total()).toHaveTextContent('₹11,289')
  await goToStep(4)
  expect(total()).toHaveTextContent('₹11,289')
})

test('guests are ten by default, at least one, and as many as one likes, above the capacity with a note', async () => {
  await renderWizard()
  await press('Next')
  expect(guests()).toHaveValue(10)
  await user.clear(guests())
  await user.type(guests(), '1')
  expect(screen.getByRole('button', { name: 'One guest fewer' })).toBeDisabled()
  await user.clear(guests())
  await user.type(guests(), '1000001')
  await user.tab()
  expect(guests()).toHaveValue(1000001)
  expect(screen.getByText(/Chandni Terrace holds up to 120/)).toBeInTheDocument()
  await goToStep(4)
  expect(total()).toHaveTextContent('₹79,90,00,799')
})

test('past days are disabled, weeks begin on Sunday, and the keyboard moves through the calendar', async () => {
  const { host } = await renderWizard('/party/create', { date: 'soon' })
  // The default date in place of the damaged one.
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('12')
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveAttribute(
    'aria-label',
    'Sunday',
  )
  screen.getByRole('button', { name: '12 Dec 2026' }).focus()
  await user.keyboard('{ArrowDown}{ArrowLeft}')
  expect(screen.getByRole('button', { name: '18 Dec 2026' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(host.storage.record(partyDraftRecord).getState().date).toBe('2026-12-18')
  await press('Previous month')
  expect(screen.getByText('November 2026')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '20 Nov 2026' })).toBeDisabled()
  expect(screen.getByRole('button', { name: '21 Nov 2026' })).toBeEnabled()
})

test('Confirm shows the receipt of the enquiry and a party at the same time; Send Enquiry saves it', async () => {
  const clash = { id: 'P-1', venueName: 'Neelam Room', date: '2026-12-12', status: 'Paid & Booked' }
  localStorage.setItem('my_parties', JSON.stringify([clash]))
  const { host, path, sent, back } = await renderWizard('/party/create', {
    package: 'buffet',
    addOns: ['decorations', 'music', 'cake'],
  })
  await goToStep(5)
  expect(screen.getByRole('heading', { name: 'Chandni Terrace' })).toBeInTheDocument()
  expect(screen.getByRole('note')).toHaveTextContent('Neelam Room')
  expect(screen.getByText(/7:00 – 11:00 PM/).parentElement).toHaveTextContent(
    '12 Dec 2026, 7:00 – 11:00 PM',
  )
  expect(screen.getByText('Buffet Bliss, 10 × ₹999').parentElement?.nextSibling).toHaveTextContent(
    '₹9,990',
  )
  expect(screen.getByText('Decorations')).toBeInTheDocument()
  expect(total()).toHaveTextContent('₹17,490')
  expect(
    screen.getByText('Nothing is charged now. The venue confirms first, then you pay.'),
  ).toBeInTheDocument()
  await press('Send Enquiry')
  expect(path()).toBe('/party/manage')
  expect(host.toasts.map(({ title }) => title)).toEqual(['Enquiry Sent'])
  expect(sent()[1]).toMatchObject({ totalPrice: 17490, status: 'Enquiry Sent' })
  await findStep('My Parties')
  expect(host.storage.record(partyDraftRecord).getState()).toEqual(partyDraftRecord.fallback)
  // Back skips the steps that the sent enquiry left in the history.
  back()
  await findStep('Date & Time')
  await press('Back')
  expect(path()).toBe('/party')
})

test('the date that is shown is sent, also after midnight; times are not validated', async () => {
  vi.setSystemTime(new Date('2026-11-21T23:59:50+05:30'))
  const { sent } = await renderWizard()
  for (const name of ['From', 'To']) fireEvent.change(field(name), { target: { value: '' } })
  await goToStep(5)
  expect(screen.getByText(/12 Dec 2026/)).toBeInTheDocument()
  vi.setSystemTime(new Date('2026-11-22T00:00:10+05:30'))
  await press('Send Enquiry')
  expect(sent()).toMatchObject([{ date: '2026-12-12', timeFrom: '', timeTo: '' }])
})

test('an enquiry for today is not sent after midnight: the first step asks for another day', async () => {
  vi.setSystemTime(new Date('2026-11-21T23:59:50+05:30'))
  const { sent } = await renderWizard('/party/create?step=5', { date: '2026-11-21' })
  expect(screen.getByText(/21 Nov 2026/)).toBeInTheDocument()
  vi.setSystemTime(new Date('2026-11-22T00:00:10+05:30'))
  await press('Send Enquiry')
  expect(sent()).toEqual([])
  await findStep('Date & Time')
  expect(screen.getByText(/^Saturday, 21 Nov 2026 is over\./)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: '22 Nov 2026' }))
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled()
})
