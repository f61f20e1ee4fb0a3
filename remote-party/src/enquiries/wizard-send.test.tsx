import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { freshPartyDraft, partyDraftRecord } from './party-draft'
import { beforeTheWizard, goTo, onStep, openWizard, press, today, total, user } from './test-wizard'

beforeTheWizard()

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

test('the day that was shown is the day that is sent, though midnight comes in between', async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 23, 59, 50))
  const { host } = await openWizard()
  await goTo(5)
  expect(screen.getByText(/12 Dec 2026/)).toBeVisible()
  vi.setSystemTime(new Date(2026, 10, 22, 0, 0, 10))
  await press('Send Enquiry')
  expect(host.storage.myParties.getState()[0]?.date).toBe('2026-12-12')
})

test('a party for tonight stays tonight’s, though it is sent after midnight', async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 23, 59, 50))
  const draft = { ...freshPartyDraft, date: '2026-11-21', reached: 5 }
  localStorage.setItem('draft:party', JSON.stringify(draft))
  const { host } = await openWizard('/party/create?step=5')
  expect(screen.getByText(/21 Nov 2026/)).toBeVisible()
  vi.setSystemTime(new Date(2026, 10, 22, 0, 0, 10))
  await press('Send Enquiry')
  expect(host.storage.myParties.getState()[0]?.date).toBe('2026-11-21')
})

test('the day that was offered and gone on with is kept until the wizard is opened again', async () => {
  const { unmount } = await openWizard()
  await goTo(5)
  unmount()
  vi.setSystemTime(new Date(2026, 10, 24, 12))
  await openWizard('/party/create?step=5')
  expect(screen.getByText(/12 Dec 2026/)).toBeVisible()
})

test('a draft whose day is damaged opens, and offers another', async () => {
  localStorage.setItem('draft:party', JSON.stringify({ ...freshPartyDraft, date: 'soon' }))
  await openWizard()
  expect(screen.getByRole('button', { name: '12 Dec 2026' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
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
  expect(host.storage.item(partyDraftRecord).getState()).toEqual(freshPartyDraft)
  back()
  await onStep('Date & Time')
})
