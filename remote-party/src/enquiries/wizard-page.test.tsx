import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openParty } from '../testing/open-party'
import { mostGuests } from './guest-rules'
import { addOns } from './offers'
import { partyDraftRecord } from './party-draft'
import { beforeTheWizard, field, goTo, onStep, openWizard, press, total, user } from './test-wizard'

beforeTheWizard()

test('Next goes through Date & Time, Guests, Package, Add-ons and Confirm', async () => {
  await openWizard()
  for (const [place, name] of ['Date & Time', 'Guests', 'Package', 'Add-ons'].entries()) {
    await onStep(name)
    expect(screen.getByText(`Step ${place + 1} of 5`)).toBeVisible()
    await press('Next')
  }
  await onStep('Confirm')
  expect(screen.getByRole('button', { name: 'Send Enquiry' })).toBeVisible()
})

test('each step takes the focus to its title, so that it is read out', async () => {
  await openWizard()
  await press('Next')
  expect(await onStep('Guests')).toHaveFocus()
})

test('Back goes to the previous step, and at the first one leaves the wizard', async () => {
  const { go, path } = openParty('/party/manage')
  go('/party/create')
  await onStep('Date & Time')
  await goTo(3)
  await onStep('Package')
  await press('Back')
  await onStep('Guests')
  await press('Back')
  await onStep('Date & Time')
  await press('Back')
  expect(path()).toBe('/party/manage')
})

test('who came straight to the wizard leaves it for the list of venues', async () => {
  const { path } = await openWizard()
  await press('Back')
  expect(path()).toBe('/party')
})

test('Back at the first step leaves the wizard also for who has pressed Plan Party in the midst of it', async () => {
  const { go, path } = openParty('/party/manage')
  go('/party/create')
  await onStep('Date & Time')
  await goTo(3)
  await onStep('Package')
  go('/party/create')
  await onStep('Date & Time')
  await press('Back')
  expect(path()).toBe('/party')
})

test('Back leaves the steps that a sent enquiry has left in the history at once', async () => {
  const { back, path } = await openWizard()
  await goTo(5)
  await press('Send Enquiry')
  await screen.findByRole('heading', { name: 'My Parties' })
  back()
  await onStep('Date & Time')
  await press('Back')
  expect(path()).toBe('/party')
})

test('the browser’s back button goes a step back', async () => {
  const { back } = await openWizard()
  await goTo(4)
  await onStep('Add-ons')
  back()
  await onStep('Package')
  back()
  await onStep('Guests')
})

test('a step that was not reached yet cannot be opened by its address', async () => {
  await openWizard('/party/create?step=4')
  await onStep('Date & Time')
})

test('every value is kept going back and forth, and over a reload', async () => {
  const { unmount } = await openWizard()
  await user.click(screen.getByRole('button', { name: '19 Dec 2026' }))
  fireEvent.change(field('From'), { target: { value: '18:30' } })
  fireEvent.change(field('To'), { target: { value: '22:15' } })
  await user.selectOptions(field('Venue'), 'Sitara Social, Koramangala')
  await press('Next')
  await user.clear(screen.getByRole('spinbutton', { name: 'Guests' }))
  await user.type(screen.getByRole('spinbutton', { name: 'Guests' }), '40')
  await user.click(screen.getByRole('radio', { name: 'Public' }))
  await press('Next')
  await user.click(screen.getByRole('radio', { name: 'Buffet Bliss' }))
  await press('Next')
  await user.click(screen.getByRole('checkbox', { name: 'Music System' }))
  await press('Back')
  expect(screen.getByRole('radio', { name: 'Buffet Bliss' })).toBeChecked()
  unmount()

  await openWizard('/party/create?step=4')
  expect(screen.getByRole('checkbox', { name: 'Music System' })).toBeChecked()
  await press('Back')
  await press('Back')
  expect(screen.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('40')
  expect(screen.getByRole('radio', { name: 'Public' })).toBeChecked()
  await press('Back')
  expect(screen.getByRole('button', { name: '19 Dec 2026' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(field('From')).toHaveValue('18:30')
  expect(field('To')).toHaveValue('22:15')
  expect(
    screen.getByRole('option', { name: 'Sitara Social, Koramangala', selected: true }),
  ).toBeInTheDocument()
})

test('the total is worked out on leaving step 4, and shown again when something changes', async () => {
  await openWizard()
  await goTo(4)
  expect(screen.queryByText('Estimated total')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Custom Cake' }))
  await press('Next')
  expect(total()).toHaveTextContent('₹10,490')
  await press('Back')
  await user.click(screen.getByRole('checkbox', { name: 'AV Setup' }))
  expect(total()).toHaveTextContent('₹11,490')
  await press('Back')
  await press('Back')
  await press('One guest more')
  expect(total()).toHaveTextContent('₹12,289')
  await press('Next')
  await press('Next')
  await press('Next')
  expect(total()).toHaveTextContent('₹12,289')
})

test('a party has ten guests until told otherwise, and never fewer than one', async () => {
  await openWizard()
  await press('Next')
  const guests = screen.getByRole('spinbutton', { name: 'Guests' })
  expect(guests).toHaveValue('10')
  await user.clear(guests)
  await user.type(guests, '1')
  expect(screen.getByRole('button', { name: 'One guest fewer' })).toBeDisabled()
})

test.each(['0', '-5', '1e9', 'ten', '3.5', '999999999999999999999', ' ', '०'])(
  'typing %j for the guests leaves a number within bounds, and no NaN anywhere',
  async (typed) => {
    const { host } = await openWizard()
    await press('Next')
    const guests = screen.getByRole('spinbutton', { name: 'Guests' })
    await user.clear(guests)
    await user.type(guests, typed)
    await user.tab()
    const kept = host.storage.item(partyDraftRecord).getState().guests
    expect(kept).toBeGreaterThanOrEqual(1)
    expect(kept).toBeLessThanOrEqual(mostGuests)
    for (let step = 2; step < 5; step += 1) await press('Next')
    expect(document.body).not.toHaveTextContent('NaN')
    expect(total()).toHaveTextContent(/₹\d/)
  },
)

test('more guests than the venue holds are noted, and can be asked for all the same', async () => {
  await openWizard()
  await press('Next')
  const guests = screen.getByRole('spinbutton', { name: 'Guests' })
  await user.clear(guests)
  await user.type(guests, '121')
  expect(screen.getByText(/Chandni Terrace holds up to 120/)).toBeVisible()
  await press('Next')
  await onStep('Package')
})

test('there is no most of guests: a million and one are a million and one', async () => {
  await openWizard()
  await press('Next')
  const guests = screen.getByRole('spinbutton', { name: 'Guests' })
  await user.clear(guests)
  await user.type(guests, '1000001')
  await user.tab()
  expect(guests).toHaveValue('1000001')
  for (let step = 2; step < 5; step += 1) await press('Next')
  expect(total()).toHaveTextContent('₹79,90,00,799')
})

test('as many chairs stand at the table as guests are asked', async () => {
  await openWizard()
  await press('Next')
  const chairs = () => document.querySelectorAll('[data-chair]').length
  expect(chairs()).toBe(10)
  await press('One guest fewer')
  expect(chairs()).toBe(9)
})

test('date and time are not validated: an enquiry without them goes its way', async () => {
  const { host } = await openWizard()
  fireEvent.change(field('From'), { target: { value: '' } })
  fireEvent.change(field('To'), { target: { value: '' } })
  await goTo(5)
  await press('Send Enquiry')
  expect(host.storage.myParties.getState()[0]).toMatchObject({ timeFrom: '', timeTo: '' })
})

test('days that have gone by cannot be chosen, and arrow keys walk through the calendar', async () => {
  const { host } = await openWizard()
  screen.getByRole('button', { name: '12 Dec 2026' }).focus()
  await user.keyboard('{ArrowDown}{ArrowLeft}')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: '18 Dec 2026' })).toHaveFocus())
  expect(host.storage.item(partyDraftRecord).getState().date).toBe('2026-12-18')
  await press('Previous month')
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  expect(screen.getByRole('button', { name: '20 Nov 2026' })).toBeDisabled()
  expect(screen.getByRole('button', { name: '21 Nov 2026' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled()
})

test('the wizard names every add-on with its price', async () => {
  await openWizard()
  await goTo(4)
  const group = within(screen.getByRole('group', { name: 'Add-ons' }))
  expect(group.getAllByRole('checkbox')).toHaveLength(addOns.length)
  for (const name of ['Decorations', 'Music System', 'Smoke Machine', 'Custom Cake', 'AV Setup'])
    expect(group.getByRole('checkbox', { name })).not.toBeChecked()
  expect(group.getByRole('checkbox', { name: 'Smoke Machine' })).toHaveAccessibleDescription(
    '₹1,500',
  )
})

test('the wizard speaks Hindi', async () => {
  openParty('/party/create', { language: 'hi' })
  await onStep('तारीख़ और समय')
  expect(screen.getByRole('heading', { name: 'दिसंबर 2026' })).toBeVisible()
  expect(screen.getByText('5 में से चरण 1')).toBeVisible()
})
