import { fixDate, readLocalStorage, seedLocalStorage, waitForLazyScreen } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWork } from '../testing/render-work'

const now = new Date('2027-01-31T06:30:00.000Z')
const silver = {
  passId: 'silver_monthly',
  purchaseDate: '2027-01-20T06:30:00.000Z',
  expiryDate: '2027-02-20T06:30:00.000Z',
}

fixDate(now)

// Without styles, the two parts are one word.
const upgradeButton = () => screen.getByRole('button', { name: /Upgrade to Gold Monthly ?₹7,999/ })

it('the table has three columns, six rows and the prices of each tier, grouped the Indian way', async () => {
  await renderWork('/compare-passes')
  const table = within(screen.getByRole('table', { name: 'Compare Silver vs Gold' }))
  const columns = table.getAllByRole('columnheader')
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Feature', 'Silver', 'Gold'])
  const rows = table.getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Access',
    'Complimentary',
    'Discounts',
    'Seating',
    'Events',
    'Pricing',
  ])
  expect(table.getAllByRole('cell')).toHaveLength(12)
  expect(screen.getByRole('row', { name: /^Pricing/ })).toHaveTextContent(
    'Pricing₹4,999monthly₹1,750weekly₹7,999monthly₹3,150weekly',
  )
  for (const name of ['Buy Silver', 'Buy Gold'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/purchase-pass')
})

it('a Gold Weekly holder can move to Gold Monthly and reads what changes, unlike section 2', async () => {
  seedLocalStorage({ userPass: { ...silver, passId: 'gold_weekly' } })
  await renderWork('/compare-passes', { state: { upgrade: true } })
  expect(upgradeButton()).toBeInTheDocument()
  expect(screen.queryByText(/unlock all premium benefits/)).toBeNull()
  expect(
    screen.getByText(
      'Gold for 30 days instead of 7, at ₹267 a day instead of ₹450. It replaces your pass, which is valid until 20 Feb 2027.',
    ),
  ).toBeInTheDocument()
})

it('Passes: a Gold Monthly holder sees that it is the current pass, and no upgrade to it, unlike section 2', async () => {
  seedLocalStorage({ userPass: { ...silver, passId: 'gold_monthly' } })
  const { path } = await renderWork('/compare-passes', { state: { upgrade: true } })
  expect(screen.queryByRole('button', { name: /Upgrade to Gold Monthly/ })).toBeNull()
  expect(screen.getByText('You have Gold Monthly until 20 Feb 2027.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'View your pass' }))
  expect(path()).toBe('/wallet')
})

it('the upgrade is valid for 30 days, shows its expiry, and keeps the old pass in Past Passes', async () => {
  seedLocalStorage({ userPass: silver })
  const { host, path } = await renderWork('/compare-passes')
  expect(screen.getByText('Upgrade to Gold and unlock all premium benefits!')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Buy Gold' })).toBeNull()
  await userEvent.click(upgradeButton())
  await waitForLazyScreen()
  expect(readLocalStorage('userPass')).toEqual({
    passId: 'gold_monthly',
    purchaseDate: '2027-01-31T06:30:00.000Z',
    expiryDate: '2027-03-02T06:30:00.000Z',
  })
  expect(host.toasts).toEqual([
    {
      title: 'Upgrade Successful!',
      description: 'Your Gold Pass is now active until 2 Mar 2027.',
    },
  ])
  expect(path()).toBe('/wallet')
  await userEvent.click(screen.getByRole('tab', { name: 'Past Passes' }))
  const past = within(within(screen.getByRole('tabpanel')).getByRole('listitem'))
  for (const text of ['Silver Monthly', '20 Jan 2027 – 20 Feb 2027', 'Replaced on 31 Jan 2027'])
    expect(past.getByText(text)).toBeInTheDocument()
})
