import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { partyDraftRecord } from '../model/party-draft'
import { myPartiesRecord } from '../model/party-enquiry'
import {
  findStep,
  goToStep,
  press,
  renderWizard,
  setUpWizardTests,
  today,
  total,
  user,
} from '../testing/render-wizard'

setUpWizardTests()

test('Confirm shows the receipt of the enquiry', async () => {
  const draft = { package: 'buffet', addOns: ['decorations', 'music', 'cake'], reached: 5 }
  localStorage.setItem('draft:party', JSON.stringify({ ...partyDraftRecord.fallback, ...draft }))
  await renderWizard('/party/create?step=5')
  expect(screen.getByRole('heading', { name: 'Chandni Terrace' })).toBeInTheDocument()
  expect(screen.getByText(/12 Dec 2026/).parentElement).toHaveTextContent(
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
})

test('Send Enquiry saves exactly the specified fields and navigates to My Parties', async () => {
  const { host, path } = await renderWizard()
  await goToStep(4)
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

test('the date that is shown is sent, also after midnight', async () => {
  vi.setSystemTime(new Date('2026-11-21T23:59:50+05:30'))
  const { host } = await renderWizard()
  await goToStep(5)
  expect(screen.getByText(/12 Dec 2026/)).toBeInTheDocument()
  vi.setSystemTime(new Date('2026-11-22T00:00:10+05:30'))
  await press('Send Enquiry')
  expect(host.storage.record(myPartiesRecord).getState()[0]?.date).toBe('2026-12-12')
})

test('an enquiry for today is not sent after midnight: the first step asks for another day', async () => {
  vi.setSystemTime(new Date('2026-11-21T23:59:50+05:30'))
  const draft = { ...partyDraftRecord.fallback, date: '2026-11-21', reached: 5 }
  localStorage.setItem('draft:party', JSON.stringify(draft))
  const { host } = await renderWizard('/party/create?step=5')
  expect(screen.getByText(/21 Nov 2026/)).toBeInTheDocument()
  vi.setSystemTime(new Date('2026-11-22T00:00:10+05:30'))
  await press('Send Enquiry')
  expect(host.storage.record(myPartiesRecord).getState()).toEqual([])
  await findStep('Date & Time')
  expect(screen.getByText(/^Saturday, 21 Nov 2026 is over\./)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: '22 Nov 2026' }))
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled()
})

test('the default date is stored with Next, so a later visit does not change it', async () => {
  const { unmount } = await renderWizard()
  await goToStep(5)
  unmount()
  vi.setSystemTime(new Date('2026-11-24T12:00+05:30'))
  await renderWizard('/party/create?step=5')
  expect(screen.getByText(/12 Dec 2026/)).toBeInTheDocument()
})

test('a draft with a damaged date opens with the default date', async () => {
  localStorage.setItem(
    'draft:party',
    JSON.stringify({ ...partyDraftRecord.fallback, date: 'soon' }),
  )
  await renderWizard()
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('12')
})

test('after an enquiry is sent the draft is empty', async () => {
  const { host, back } = await renderWizard()
  await goToStep(5)
  await press('Send Enquiry')
  await findStep('My Parties')
  expect(host.storage.record(partyDraftRecord).getState()).toEqual(partyDraftRecord.fallback)
  back()
  await findStep('Date & Time')
})
