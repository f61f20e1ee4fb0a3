import { enter, fixDate, seedLocalStorage } from '@baithak/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { partyDraftRecord } from '../model/party-draft'
import { myPartiesRecord } from '../model/party-enquiry'
import { renderParty } from '../testing/render-party'

fixDate('2026-11-21T12:00+05:30')

const findStep = (title: string) => screen.findByText(title, { selector: 'h1' })
/** Finds a button without its role: jsdom takes seconds to compute the names of a calendar's buttons. */
function button(name: string) {
  const named = [...document.querySelectorAll('button')].filter(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )
  expect(named, name).toHaveLength(1)
  return named[0] as HTMLButtonElement
}
const press = (name: string) => fireEvent.click(button(name))
const field = (name: string) => screen.getByLabelText(name)
const choose = (name: string) => fireEvent.click(field(name))
const chosenDay = () => document.querySelector('[role=gridcell][aria-selected=true]')
const total = () => screen.getByText('Estimated total').parentElement
const guests = () => screen.getByRole('spinbutton', { name: 'Guests' })

async function renderWizard(at = '/party/create', changes?: object) {
  const draft = { ...partyDraftRecord.fallback, reached: 5, ...changes }
  if (changes) seedLocalStorage({ 'draft:party': draft })
  const party = renderParty(at)
  await screen.findByText(/^Step/)
  const sent = () => party.host.storage.record(myPartiesRecord).getState()
  return { ...party, sent }
}

/** Presses Next until this step. */
async function goToStep(step: number) {
  while (!screen.queryByText(`Step ${step} of 5`)) {
    const { textContent } = screen.getByText(/^Step \d of 5$/)
    press('Next')
    await waitFor(() => expect(screen.queryByText(textContent ?? '')).toBeNull())
  }
}

test('Next and Back lead through the steps, and every value survives them and a reload', async () => {
  const { go, path, back, unmount } = renderParty('/party/manage')
  go('/party/create')
  await findStep('Date & Time')
  press('Back')
  expect(path()).toBe('/party/manage')
  go('/party/create')
  await findStep('Date & Time')
  press('19 Dec 2026')
  enter('From', '18:30')
  enter('To', '22:15')
  enter('Venue', 'sitara-social')
  await goToStep(2)
  fireEvent.change(guests(), { target: { value: '40' } })
  choose('Public')
  await goToStep(3)
  choose('Buffet Bliss')
  await goToStep(4)
  choose('Music System')
  await goToStep(5)
  expect(button('Send Enquiry')).toBeInTheDocument()
  back()
  await findStep('Add-ons')
  unmount()

  await renderWizard(path())
  expect(field('Music System')).toBeChecked()
  press('Back')
  expect(field('Buffet Bliss')).toBeChecked()
  press('Back')
  expect(guests()).toHaveValue(40)
  expect(field('Public')).toBeChecked()
  press('Back')
  expect(chosenDay()).toHaveTextContent('19')
  expect(field('From')).toHaveValue('18:30')
  expect(field('To')).toHaveValue('22:15')
  expect(field('Venue')).toHaveValue('sitara-social')
})

test('guests are ten by default, at least one and without a maximum', async () => {
  await renderWizard('/party/create?step=2', {})
  expect(guests()).toHaveValue(10)
  fireEvent.change(guests(), { target: { value: '1' } })
  expect(button('Remove one guest')).toBeDisabled()
  fireEvent.change(guests(), { target: { value: '1000001' } })
  fireEvent.blur(guests())
  expect(guests()).toHaveValue(1000001)
  expect(screen.getByText(/Chandni Terrace holds up to 120/)).toBeInTheDocument()
  expect(total()).toHaveTextContent('₹79,90,00,799')
})

test('the total runs along from step 2, and is the estimate once step 4 is left', async () => {
  await renderWizard('/party/create?step=2', { reached: 2 })
  press('Add one guest')
  const soFar = () => screen.getByText('Total so far').parentElement
  expect(soFar()).toHaveTextContent('₹8,789')
  await goToStep(4)
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(5)
  choose('Custom Cake')
  expect(soFar()).toHaveTextContent('₹11,289')
  await goToStep(5)
  expect(total()).toHaveTextContent('₹11,289')
  press('Back')
  expect(total()).toHaveTextContent('₹11,289')
})

test('weeks begin on Sunday, and the keyboard moves through the calendar and chooses a day', async () => {
  const { host } = await renderWizard('/party/create', { date: 'soon' })
  // The default date in place of the damaged one.
  expect(chosenDay()).toHaveTextContent('12')
  expect(document.querySelector('th')).toHaveAttribute('aria-label', 'Sunday')
  act(() => button('12 Dec 2026').focus())
  for (const key of ['ArrowDown', 'ArrowLeft'])
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
  expect(button('18 Dec 2026')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(host.storage.record(partyDraftRecord).getState().date).toBe('2026-12-18')
})

test('Confirm shows the receipt, and Send Enquiry saves the enquiry', async () => {
  const { host, path, sent, back } = await renderWizard('/party/create', {
    package: 'buffet',
    addOns: ['decorations', 'music', 'cake'],
  })
  await goToStep(5)
  for (const text of ['12 Dec 2026, 7:00 – 11:00 PM', 'Buffet Bliss, 10 × ₹999', '₹17,490'])
    expect(document.body).toHaveTextContent(text)
  press('Send Enquiry')
  expect(path()).toBe('/party/manage')
  expect(host.toasts.map(({ title }) => title)).toEqual(['Enquiry Sent'])
  expect(host.snapshots.at(-1)?.my_parties).toContain('Enquiry Sent')
  expect(sent()[0]).toMatchObject({ totalPrice: 17490, status: 'Enquiry Sent' })
  await findStep('My Parties')
  expect(host.storage.record(partyDraftRecord).getState()).toEqual(partyDraftRecord.fallback)
  // Back skips the steps that the sent enquiry left in the history.
  back()
  await findStep('Date & Time')
  press('Back')
  expect(path()).toBe('/party')
})

test('the date that is shown is sent, also after midnight; times are not validated', async () => {
  vi.setSystemTime(new Date('2026-11-21T23:59:50+05:30'))
  const { sent } = await renderWizard('/party/create?step=5', { timeFrom: '', timeTo: '' })
  expect(screen.getByText(/12 Dec 2026/)).toBeInTheDocument()
  vi.setSystemTime(new Date('2026-11-22T00:00:10+05:30'))
  press('Send Enquiry')
  expect(sent()).toMatchObject([{ date: '2026-12-12', timeFrom: '', timeTo: '' }])
})

test('the preset date is a suggestion; a past day can be chosen, and a note says so', async () => {
  const { sent } = await renderWizard()
  expect(screen.getByText(/^Suggested day: Saturday, 12 Dec 2026\./)).toBeInTheDocument()
  press('12 Dec 2026')
  expect(screen.queryByText(/^Suggested day/)).toBeNull()
  press('Previous month')
  press('20 Nov 2026')
  expect(screen.getByText(/^Friday, 20 Nov 2026 has passed\./)).toHaveRole('status')
  await goToStep(5)
  expect(screen.getByRole('note')).toHaveTextContent(/^Friday, 20 Nov 2026 has passed\./)
  press('Send Enquiry')
  expect(sent()).toMatchObject([{ date: '2026-11-20' }])
})
