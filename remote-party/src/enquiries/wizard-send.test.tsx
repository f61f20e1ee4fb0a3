import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openParty } from '../testing/open-party'
import { freshPartyDraft, partyDraftRecord } from './party-draft'

const today = new Date(2026, 10, 21, 12)
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

// The screens are in chunks of their own; a test does not wait for a first look at them.
beforeAll(() => Promise.all([import('./wizard-page'), import('./parties-page')]), 60_000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(today)
})
afterEach(() => vi.useRealTimers())

const onStep = (name: string) => screen.findByText(name, { selector: 'h1' })
// `hidden` spares the look at every ancestor's style, of which a calendar has many.
const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }))
const _field = (name: string) => screen.getByLabelText(name)
const total = () => screen.getByText('Estimated total').parentElement

async function openWizard(at = '/party/create') {
  const party = openParty(at)
  await screen.findByText(/^Step/)
  return party
}
async function goTo(step: number) {
  for (let each = 1; each < step; each += 1) await press('Next')
}

test('Confirm shows the whole party on its slip', async () => {
  const draft = { package: 'buffet', addOns: ['decorations', 'music', 'cake'], reached: 5 }
  localStorage.setItem('draft:party', JSON.stringify({ ...freshPartyDraft, ...draft }))
  await openWizard('/party/create?step=5')
  expect(screen.getByRole('heading', { name: 'Chandni Terrace' })).toBeVisible()
  expect(screen.getByText(/12 Dec 2026/)).toHaveTextContent('12 Dec 2026, 7:00 – 11:00 PM')
  expect(screen.getByText('Buffet Bliss, 10 × ₹999').parentElement?.nextSibling).toHaveTextContent(
    '₹9,990',
  )
  expect(screen.getByText('Decorations')).toBeVisible()
  expect(total()).toHaveTextContent('₹17,490')
  expect(
    screen.getByText('Nothing is charged now. The venue confirms first, then you pay.'),
  ).toBeVisible()
})

test('Send Enquiry saves the enquiry with exactly its fields and goes to My Parties', async () => {
  const { host, path } = await openWizard()
  await goTo(4)
  await user.click(screen.getByRole('checkbox', { name: 'Decorations' }))
  await press('Next')
  await press('Send Enquiry')
  expect(path()).toBe('/party/manage')
  expect(host.toasts.map(({ title }) => title)).toEqual(['Enquiry Sent'])
  expect(JSON.parse(localStorage.getItem('my_parties') ?? '')).toEqual([
    {
      id: `P-${today.getTime()}`,
      venueName: 'Chandni Terrace',
      date: '2026-12-12',
      timeFrom: '19:00',
      timeTo: '23:00',
      guests: 10,
      type: 'Private',
      package: 'Per-Head Party',
      packagePrice: 799,
      addOns: [{ name: 'Decorations', price: 2000 }],
      totalPrice: 9990,
      status: 'Enquiry Sent',
      enquiryDate: today.toISOString(),
    },
  ])
})

test('pressing Send Enquiry twice sends it once', async () => {
  const { host } = await openWizard()
  await goTo(5)
  const send = screen.getByRole('button', { name: 'Send Enquiry' })
  // The shell needs a moment to show the next screen; until then the wizard stays as it is.
  const move = vi.spyOn(host.navigation, 'replace').mockReturnValue()
  fireEvent.click(send)
  await onStep('Confirm')
  fireEvent.click(send)
  expect(host.storage.myParties.getState()).toHaveLength(1)
  expect(host.toasts).toHaveLength(1)
  expect(move).toHaveBeenCalledOnce()
})

test('an enquiry that cannot be saved is not said to be sent, and can be sent again', async () => {
  const { host, path } = await openWizard()
  await goTo(5)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await press('Send Enquiry')
  expect(path()).toBe('/party/create?step=5')
  expect(host.toasts.some(({ title }) => title === 'Enquiry Sent')).toBe(false)
  full.mockRestore()
  await press('Send Enquiry')
  expect(host.storage.myParties.getState()).toHaveLength(1)
})

test('after an enquiry is sent the next party starts from scratch', async () => {
  const { host, back } = await openWizard()
  await goTo(5)
  await press('Send Enquiry')
  await onStep('My Parties')
  expect(host.storage.draft(partyDraftRecord).getState()).toEqual(freshPartyDraft)
  back()
  await onStep('Date & Time')
})
