import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addOns } from '../model/offers'
import { partyDraftRecord } from '../model/party-draft'
import { myPartiesRecord } from '../model/party-enquiry'
import { renderParty } from '../testing/render-party'
import {
  field,
  findStep,
  goToStep,
  press,
  renderWizard,
  setUpWizardTests,
  total,
  user,
} from '../testing/render-wizard'

setUpWizardTests()

test('Next leads through Date & Time, Guests, Package, Add-ons and Confirm', async () => {
  await renderWizard()
  for (const [index, name] of ['Date & Time', 'Guests', 'Package', 'Add-ons'].entries()) {
    await findStep(name)
    expect(screen.getByText(`Step ${index + 1} of 5`)).toBeInTheDocument()
    await press('Next')
  }
  await findStep('Confirm')
  expect(screen.getByRole('button', { name: 'Send Enquiry' })).toBeInTheDocument()
})

test('Back goes to the previous step, and from the first one leaves the wizard', async () => {
  const { go, path } = renderParty('/party/manage')
  go('/party/create')
  await findStep('Date & Time')
  await goToStep(3)
  await findStep('Package')
  await press('Back')
  await findStep('Guests')
  await press('Back')
  await findStep('Date & Time')
  await press('Back')
  expect(path()).toBe('/party/manage')
})

test('Back skips the steps that a sent enquiry left in the history', async () => {
  const { back, path } = await renderWizard()
  await goToStep(5)
  await press('Send Enquiry')
  await screen.findByRole('heading', { name: 'My Parties' })
  back()
  await findStep('Date & Time')
  await press('Back')
  expect(path()).toBe('/party')
})

test('the browser’s back button goes a step back', async () => {
  const { back } = await renderWizard()
  await goToStep(4)
  await findStep('Add-ons')
  back()
  await findStep('Package')
  back()
  await findStep('Guests')
})

test('every value survives going back and forth, and a reload', async () => {
  const { unmount } = await renderWizard()
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

  await renderWizard('/party/create?step=4')
  expect(screen.getByRole('checkbox', { name: 'Music System' })).toBeChecked()
  await press('Back')
  await press('Back')
  expect(screen.getByRole('spinbutton', { name: 'Guests' })).toHaveValue(40)
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

test('the default is ten guests, the minimum one', async () => {
  await renderWizard()
  await press('Next')
  const guests = screen.getByRole('spinbutton', { name: 'Guests' })
  expect(guests).toHaveValue(10)
  await user.clear(guests)
  await user.type(guests, '1')
  expect(screen.getByRole('button', { name: 'One guest fewer' })).toBeDisabled()
})

test('more guests than the venue holds show a note, and Next still works', async () => {
  await renderWizard()
  await press('Next')
  const guests = screen.getByRole('spinbutton', { name: 'Guests' })
  await user.clear(guests)
  await user.type(guests, '121')
  expect(screen.getByText(/Chandni Terrace holds up to 120/)).toBeInTheDocument()
  await press('Next')
  await findStep('Package')
})

test('there is no maximum: a million and one guests are accepted', async () => {
  await renderWizard()
  await press('Next')
  const guests = screen.getByRole('spinbutton', { name: 'Guests' })
  await user.clear(guests)
  await user.type(guests, '1000001')
  await user.tab()
  expect(guests).toHaveValue(1000001)
  for (let step = 2; step < 5; step += 1) await press('Next')
  expect(total()).toHaveTextContent('₹79,90,00,799')
})

test('the table has a chair for each guest', async () => {
  await renderWizard()
  await press('Next')
  const chairs = () => document.querySelectorAll('[data-chair]').length
  expect(chairs()).toBe(10)
  await press('One guest fewer')
  expect(chairs()).toBe(9)
})

test('times are not validated: an enquiry without them is sent', async () => {
  const { host } = await renderWizard()
  fireEvent.change(field('From'), { target: { value: '' } })
  fireEvent.change(field('To'), { target: { value: '' } })
  await goToStep(5)
  await press('Send Enquiry')
  expect(host.storage.record(myPartiesRecord).getState()[0]).toMatchObject({
    timeFrom: '',
    timeTo: '',
  })
})

test('past days are disabled, weeks begin on Sunday, and the keyboard moves through the calendar', async () => {
  const { host } = await renderWizard()
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
  expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('the wizard lists every add-on with its price', async () => {
  await renderWizard()
  await goToStep(4)
  const group = within(screen.getByRole('group', { name: 'Add-ons' }))
  expect(group.getAllByRole('checkbox')).toHaveLength(addOns.length)
  for (const name of ['Decorations', 'Music System', 'Smoke Machine', 'Custom Cake', 'AV Setup'])
    expect(group.getByRole('checkbox', { name })).not.toBeChecked()
  expect(group.getByRole('checkbox', { name: 'Smoke Machine' })).toHaveAccessibleDescription(
    '₹1,500',
  )
})
